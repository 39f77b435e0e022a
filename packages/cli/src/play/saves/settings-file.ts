import { makeFolder, readReasonOf, readWhole, reasonOf, writeWhole } from "../../files/text-files.js";
import { fileFaults } from "../../words/en/faults.js";
import { savesWords } from "../../words/en/saves.js";
import { HomeFile } from "./home-file.js";

/** What the terminal keeps between runs. Options of a command line come on top. */
export interface Settings {
  /** Line by line, for screen readers and simple terminals. */
  readonly plain: boolean;
  /** Nothing but ASCII is written. */
  readonly ascii: boolean;
  /** It is said when a chapter of a game's story has come. */
  readonly chapters: boolean;
}

export type SettingName = keyof Settings;

export const DEFAULT_SETTINGS: Settings = { plain: false, ascii: false, chapters: true };
export const SETTING_NAMES: readonly SettingName[] = ["plain", "ascii", "chapters"];

const FILE = "settings.json";

/** The settings of the terminal, in a file beside the saves. Without a home nothing is kept. */
export class SettingsFile extends HomeFile {
  constructor(home: string | undefined) {
    super(home, FILE);
  }

  /** The settings; the default ones, and why, where the file cannot be read. */
  read(): { readonly settings: Settings; readonly trouble?: string } {
    if (!this.isThere) return { settings: DEFAULT_SETTINGS };
    try {
      return { settings: settingsIn(JSON.parse(readWhole(this.path))) };
    } catch (error) {
      const why = error instanceof SyntaxError ? fileFaults.notJson(error) : readReasonOf(error);
      return { settings: DEFAULT_SETTINGS, trouble: savesWords.settingsUnreadable(this.path, why) };
    }
  }

  /** Returns why they could not be kept; undefined when they are on disk. */
  keep(settings: Settings): string | undefined {
    if (this.home === undefined) return savesWords.noHomeForSettings;
    try {
      makeFolder(this.home);
      writeWhole(this.path, `${JSON.stringify(settings, undefined, 2)}\n`);
      return undefined;
    } catch (error) {
      return savesWords.settingsNotKept(this.path, reasonOf(error));
    }
  }
}

/** Throws where a setting has another value than true and false. Names of newer versions are passed over. */
function settingsIn(json: unknown): Settings {
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new Error(savesWords.noSettings);
  const given = new Map(Object.entries(json));
  const switchOf = (name: SettingName): boolean => {
    const value = given.get(name) ?? DEFAULT_SETTINGS[name];
    if (typeof value !== "boolean") throw new Error(savesWords.noSwitch(name));
    return value;
  };
  return { plain: switchOf("plain"), ascii: switchOf("ascii"), chapters: switchOf("chapters") };
}
