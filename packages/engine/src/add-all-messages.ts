import { addAllMessages } from "./all-messages.js";

// A file of its own, so that the web app leaves out just this: its pages add the messages that they show.
addAllMessages();
