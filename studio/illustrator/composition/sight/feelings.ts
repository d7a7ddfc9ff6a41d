/** Who only stands by feels nothing contrary to what happens: beside a sad child nobody beams. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Expression } from '#core/story/vocabulary.ts';

const HEAVY: ReadonlySet<Expression> = new Set(['sad', 'crying', 'worried']);
const GLAD: ReadonlySet<Expression> = new Set(['happy', 'laughing', 'proud', 'singing']);
/** So said of those who are glad on purpose. */
const SAID = /\b(laugh|giggl|grin|smil|beam|cheer|danc|sing|clap|play|wag|prais|happ|glad|comfort|purr)/;

const isBystander = (member: CastMember, { focus, cast }: Scene): boolean =>
  member !== cast[0] && member.ref !== focus && !member.touches && !SAID.test(member.action);

/** The scene with those quiet who stand by with a glad face, where its lead has a heavy heart. */
export const quietBeside = (scene: Scene): Scene => {
  const [lead] = scene.cast;
  if (!lead || !HEAVY.has(lead.expression)) return scene;
  const cast = scene.cast.map(
    (member): CastMember =>
      GLAD.has(member.expression) && isBystander(member, scene) ? { ...member, expression: 'calm' } : member,
  );
  return { ...scene, cast };
};
