import { build, install } from "./steps.mjs";

install({ withYardstick: false });
build();
