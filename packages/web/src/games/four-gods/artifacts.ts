import bowlIcon from "virtual:game-icon/bubbling-bowl";
import featherIcon from "virtual:game-icon/feather";
import lanternIcon from "virtual:game-icon/lantern-flame";
import maskIcon from "virtual:game-icon/tribal-mask";

/** The icons' paths of what lies at the ends of paths 1 to 4. */
export const ARTIFACTS: readonly string[] = [lanternIcon, bowlIcon, featherIcon, maskIcon];
