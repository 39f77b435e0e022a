import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { formatLicences, type LicenceNotice } from "../../../scripts/licence-file.mjs";
import { noticesOf, packageFolder } from "../../../scripts/licences.mjs";
import { GAME_ICON } from "./game-icons.js";
import { iconAuthor } from "./icon-authors.js";
import { serviceWorkerModules } from "./service-worker.js";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Modules that the builder's own packages bring along. */
const OF_BUILDERS: readonly (readonly [start: string, name: string])[] = [
  ["\0vite/", "vite"],
  ["\0rolldown/", "rolldown"],
];
/** Modules that this build makes of our own sources. */
const OURS = /^\0virtual:(rules|statement)\b/;

const CARD_SHAPES = "/src/table/cards/glyphs.ts";

/**
 * Writes `licences.txt`: a notice of every work that is in the built app, workers and service worker included. The build
 * fails where a part has no licence text, or where nobody says whose it is.
 */
export function licences(): { readonly page: Plugin; readonly worker: () => Plugin[] } {
  const modules = new Set<string>();
  const collect = (bundle: Bundle) => {
    for (const id of modulesIn(bundle)) modules.add(id);
  };
  return {
    worker: () => [{ name: "licences-of-worker", generateBundle: (_, bundle) => collect(bundle) }],
    page: {
      name: "licences",
      apply: "build",
      generateBundle: {
        order: "post",
        async handler(_, bundle) {
          collect(bundle);
          const all = [...modules, ...(await serviceWorkerModules())];
          const title = "Tetrarch and the works of others that are in it, each under its own licence.";
          const source = formatLicences(title, [ours(), ...noticesOfModules(all)]);
          this.emitFile({ type: "asset", fileName: "licences.txt", source });
        },
      },
    },
  };
}

/** What is needed here of the bundles that plugins are given. */
type Bundle = Readonly<
  Record<
    string,
    | {
        readonly type: "chunk";
        readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
      }
    | { readonly type: "asset"; readonly originalFileNames: readonly string[] }
  >
>;

/** The modules of which something is left, and files that were taken as they are. Styles leave nothing in their chunk. */
function modulesIn(bundle: Bundle): readonly string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "asset"
      ? file.originalFileNames.map((name) => join(ROOT, "packages", "web", name))
      : Object.entries(file.modules)
          .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.css(\?|$)/.test(id))
          .map(([id]) => id),
  );
}

/** The notices of all works of others among the modules. */
export function noticesOfModules(modules: readonly string[]): readonly LicenceNotice[] {
  const icons = modules.filter((id) => id.startsWith(GAME_ICON)).map((id) => id.slice(GAME_ICON.length));
  const files = modules.filter((id) => !id.startsWith(GAME_ICON)).flatMap(fileOf);
  return [
    ...(icons.length > 0 ? [iconsNotice(icons)] : []),
    ...(modules.some((id) => id.replaceAll("\\", "/").endsWith(CARD_SHAPES)) ? [SHAPES_NOTICE] : []),
    ...noticesOf(files),
  ];
}

/** A file of the package that a module is from; none for a module of ours. */
function fileOf(id: string): readonly string[] {
  if (packageFolder(id) !== undefined) return [id.replace(/^\0/, "")];
  const builder = OF_BUILDERS.find(([start]) => id.startsWith(start));
  if (builder) return [join(ROOT, "node_modules", builder[1], "package.json")];
  if (!OURS.test(id) && !isAbsolute(id)) throw new Error(`nobody says whose ${id} is`);
  return [];
}

function ours(): LicenceNotice {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return {
    name: `Tetrarch ${version}`,
    licence: "MIT",
    text: readFileSync(join(ROOT, "LICENSE"), "utf8"),
  };
}

function iconsNotice(icons: readonly string[]): LicenceNotice {
  const authors = [...new Set(icons.map(iconAuthor))].sort();
  const lines = authors.map(
    (author) =>
      `Icons made by ${author}: ${icons
        .filter((icon) => iconAuthor(icon) === author)
        .sort()
        .join(", ")}.`,
  );
  const text = `${lines.join("\n\n")}

They are from https://game-icons.net. Here they have other colours, and their coordinates are rounded.

Creative Commons Attribution 3.0 Unported: https://creativecommons.org/licenses/by/3.0/`;
  return { name: "Icons of game-icons.net", licence: "CC-BY-3.0", text };
}

const SHAPES_NOTICE: LicenceNotice = {
  name: "Suits and index letters of the playing cards",
  licence: "CC0-1.0",
  text: `Drawn by Adrian Kennard, and taken from @heruka_urgyen/react-playing-cards 0.5.0.

Creative Commons Zero 1.0: https://creativecommons.org/publicdomain/zero/1.0/`,
};
