/**
 * Positions of the Four Gods in which every card is known and only rolls are to come: the dealt rolls win whatever is
 * played, others would not. Once the table played on there by itself, and so told what would be rolled. The position in which
 * that was noticed, the same deal after 62 moves with `drop:F01` and `trap:p2` to come, was looked for among 780 won games of the
 * deal and not found; these stand for it.
 */
export const ROLLS_TO_COME: readonly { readonly deal: string; readonly words: string }[] = [
  {
    deal: "FG-9872-9",
    words:
      "take:p1 p1L trap:p4 p4L fight:p3:L1 take:p1 p1L fight:p3:L1 p3R trap:p3 p3L equip:p3:F02 p3R drop:F02 " +
      "equip:p4:F02 p4L drop:F02 equip:p1:F02 p1L take:p1 p1R fight:p4:F02 p4L equip:p2:F04 p2R take:p2 p2L " +
      "equip:p3:F10 p3R fight:p3:F04 p3L drop:F10 drop:F04 dismiss:F10 take:p1 p1L fight:p4:F03 p4L " +
      "fight:p1:F03 p1L trap:p4 p4L trap:p4 p4R take:p3 p3R dismiss:F05 take:p1 dismiss:F07 take:p2 p2R " +
      "fight:p2:F01 p2R equip:p2:F04 p2L dismiss:F01 drop:F04 take:p2 p2L equip:p4:F06 trap:p2",
  },
  {
    deal: "FG-9872-9",
    words:
      "take:p1 p1L trap:p4 p4R fight:p3:L1 equip:p4:L1 p4R drop:L1 take:p1 p1L dismiss:F02 equip:p4:L1 p4R " +
      "drop:L1 equip:p1:L1 p1L take:p1 p1R equip:p2:F04 p2R drop:L1 fight:p3:F04 p3L fight:p3:L1 p3R take:p2 " +
      "p2R drop:F04 fight:p3:F10 p3L equip:p4:F10 p4R fight:p3:F10 p3R drop:F10 trap:p4 p4R take:p1 p1R " +
      "fight:p2:F04 p2R fight:p2:F03 take:p1 p1R fight:p2:F08 p2L fight:p4:F08 p4R take:p1 equip:p4:F03 " +
      "drop:F03 equip:p2:F12 p2L fight:p3:F12 p3R drop:F12 dismiss:F03 take:p3 p3L dismiss:F12 take:p2 p2L " +
      "fight:p3:F11 dismiss:F11",
  },
];

/** Every card is known, and no trap is left: whatever is played wins. */
export const NOTHING_TO_COME = {
  deal: "FG-4-2",
  words:
    "take:p3 p3L take:p3 p3L equip:p2:F07 p2L fight:p4:F07 p4L fight:p4:L1 p4L equip:p4:L1 p4L fight:p4:L1 p4R " +
    "trap:p1 p1R take:p1 p1R equip:p4:F10 p4L trap:p1 p1L trap:p4 p4L take:p2 p2L trap:p1 p1L trap:p3 p3R " +
    "equip:p1:F11 p1L fight:p3:F11 p3L trap:p4 take:p2 p2R equip:p1:F02 p1R trap:p1 take:p3 p3R trap:p2 p2R " +
    "equip:p2:F04 p2R fight:p3:F04 p3L fight:p3:F02 dismiss:F02 take:p2 p2L",
};
