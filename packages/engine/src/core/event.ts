/** Something that happened, seen by the player: the one source of narration, animation, sound and speech. */
export interface GameEvent {
  readonly type: string;
}
