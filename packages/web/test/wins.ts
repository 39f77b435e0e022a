/** A game of each solitaire that was won: the number of its deal, and its moves. */
export const WINS: Readonly<Record<string, { readonly deal: number; readonly words: readonly string[] }>> = {
  "four-kingdoms": {
    deal: 9,
    words: (
      "t4-tower t7-tower t5-t7 t2-t5 t6-t7 deal deal w-t2 deal w-t5 deal deal w-tower deal deal deal " +
      "w-castle deal deal w-castle deal w-tower deal w-castle t1-castle t3-dungeon t3-castle " +
      "t6-subjects deal deal deal deal w-castle deal w-t2 deal w-subjects deal w-t5 deal w-castle deal " +
      "w-t7 deal w-castle deal w-castle deal t1-guest t1-guest t1-t2 t2-t1x4 t7-t2x4 w-t7 t1-guest " +
      "t4-guest t4-castle t6-dungeon gH-t4 gS-t1 t4-guest w-guest w-subjects w-subjects t5-subjects " +
      "t5-subjects t5-subjects t5-subjects t5-t1 t5-subjects gC-subjects gH-t4 w-t1 w-castle " +
      "gS-subjects t1-subjects t1-subjects t1-subjects t1-subjects t1-subjects t1-subjects t3-dungeon " +
      "t3-subjects t7-subjects t7-subjects t7-castle t6-dungeon w-subjects gD-subjects w-subjects " +
      "t4-subjects t4-subjects w-subjects t2-subjects t2-subjects t2-subjects t2-subjects t2-subjects " +
      "t2-subjects"
    ).split(" "),
  },
};
