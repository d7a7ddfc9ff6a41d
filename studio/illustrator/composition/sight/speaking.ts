/** Who says, calls or sings something in a scene: their mouth or beak is open. */
import type { CastMember } from '#core/story/scene.ts';

const SAYS =
  /\b(?:calls|shouts|says|asks|announces|tells|explains|speaks|talks|answers|promises|begs|yells|greets|thanks|recites|argues|complains|protests|sings|cries (?:out|when)|reads (?:[a-z]+ ){0,4}aloud|reads a (?:rhyme|story))\b/;
/** Said with the lips closed, or with something at them. */
const MUTE = /\b(?:hush|without a word|says nothing|does not (?:say|answer))\b/;

/** Whether somebody has something to say, as what they do is told. */
export const speaks = ({ action, pose, gesture, holds }: CastMember): boolean =>
  pose !== 'sleeping' &&
  holds !== 'mouth' &&
  gesture !== 'finger-to-lips' &&
  gesture !== 'hand-over-mouth' &&
  SAYS.test(action) &&
  !MUTE.test(action);
