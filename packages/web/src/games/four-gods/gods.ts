/** An idol, on a field of 120 by 100: its silhouette says which god it is. */
interface God {
  /** What it wears, behind the head. */
  readonly crest: string;
  readonly body: string;
  /** The side that is turned from the light. */
  readonly shade: string;
  /** Light lines cut out of it, and a light shape. */
  readonly lines: string;
  readonly mark: string;
  readonly eyes: { readonly aside: number; readonly y: number };
  /** The crest's, the stone's and the shade's. */
  readonly inks: Readonly<Record<"asleep" | "awake", readonly [string, string, string]>>;
}

/** In the order of the paths: a sun, a river that streams from its beard, a mountain, a star's mask in a hood, a shell, a moon's horns. */
export const GODS: readonly God[] = [
  {
    crest:
      "M60 1 68 15 80 6 81 21 97 19 91 33 106 38 94 48 106 58 91 63 97 77 81 75 78 86H42L39 75 23 77 29 63 14 58 26 48 14 38 29 33 23 19 39 21 40 6 52 15Z",
    body: "M60 20A29 29 0 0 1 76 73L82 88H38L44 73A29 29 0 0 1 60 20Z",
    shade: "M60 20A29 29 0 0 1 76 73L82 88H60V62L54 58 60 54Z",
    lines: "M41 39Q48 34 55 41V57M79 39Q72 34 65 41M49 66Q60 72 71 66",
    mark: "M60 24 64 31 60 38 56 31Z",
    eyes: { aside: 13, y: 47 },
    inks: { asleep: ["#8f5a4c", "#a98268", "#7a5a58"], awake: ["#d8402a", "#f0b03f", "#c06a26"] },
  },
  {
    crest:
      "M60 22C58 2 30-2 22 14 4 12-2 38 14 44 6 54 14 66 26 60V42H94V60C106 66 114 54 106 44 122 38 116 12 98 14 90-2 62 2 60 22Z",
    body: "M30 38Q60 14 90 38V56H30ZM30 56Q24 80 14 88H106Q96 80 90 56Z",
    shade: "M60 25Q76 26 90 38V56Q96 80 106 88H60V62L54 58 60 54Z",
    lines:
      "M14 28Q26 22 28 32M106 28Q94 22 92 32M50 64Q60 58 70 64M36 62Q36 78 28 86M48 70Q48 80 44 87M72 70Q72 80 76 87M84 62Q84 78 92 86",
    mark: "M60 24Q68 34 60 38 52 34 60 24Z",
    eyes: { aside: 14, y: 46 },
    inks: { asleep: ["#2f7f86", "#4f9a8c", "#356f6f"], awake: ["#1fa0b8", "#5fd0a8", "#2b8b74"] },
  },
  {
    crest: "M6 88 26 46 38 60 60 6 82 60 94 46 114 88Z",
    body: "M60 2 104 88H16Z",
    shade: "M60 2 104 88H60V66L54 61 60 55Z",
    lines: "M38 56H54V62M82 56H66M46 76H74M24 88 34 70M96 88 86 70",
    mark: "M60 2 76 34 68 30 60 40 52 30 44 34Z",
    eyes: { aside: 12, y: 64 },
    inks: { asleep: ["#4d5378", "#8388a8", "#5f6488"], awake: ["#8a4a6c", "#d99a86", "#a8606a"] },
  },
  {
    crest: "M60 0 65 30 92 14 74 38 116 44 74 50 84 74H36L46 50 4 44 46 38 28 14 55 30Z",
    body: "M60 14Q86 36 86 88H34Q34 36 60 14Z",
    shade: "M60 14Q86 36 86 88H60Z",
    lines: "M60 32Q80 40 78 58T60 80Q44 74 42 58T60 32Z",
    mark: "M60 84 62 80 60 76 58 80Z",
    eyes: { aside: 9, y: 55 },
    inks: { asleep: ["#8a86b8", "#54508f", "#3d3a70"], awake: ["#ffe08a", "#6f62d0", "#4a3fa0"] },
  },
  {
    crest: "M60 4Q108 10 112 60L98 88H22L8 60Q12 10 60 4Z",
    body: "M32 48Q60 26 88 48L84 88H36Z",
    shade: "M60 37Q76 38 88 48L84 88H60V66L54 62 60 58Z",
    lines: "M60 8V32M38 12 46 36M82 12 74 36M20 28 36 46M100 28 84 46M50 74Q60 80 70 74",
    mark: "M60 40a5 5 0 1 0 .1 0Z",
    eyes: { aside: 13, y: 56 },
    inks: { asleep: ["#6a6f9a", "#5a8aa8", "#3f6484"], awake: ["#e0709a", "#5ab8e0", "#2f7fb0"] },
  },
  {
    crest: "M34 4C6 20 4 62 40 72H80C116 62 114 20 86 4 98 34 84 48 60 48S22 34 34 4Z",
    body: "M60 30A26 26 0 0 1 74 78L78 88H42L46 78A26 26 0 0 1 60 30Z",
    shade: "M60 30A26 26 0 0 1 74 78L78 88H60V66L54 62 60 58Z",
    lines: "M43 46Q50 42 55 47V60M77 46Q70 42 65 47M50 70H70",
    mark: "M60 34a4 4 0 1 0 .1 0Z",
    eyes: { aside: 12, y: 54 },
    inks: { asleep: ["#9a98a8", "#7d90a0", "#586a80"], awake: ["#fff3cf", "#c8d8e8", "#8fa4c0"] },
  },
];
