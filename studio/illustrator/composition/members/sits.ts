/** How people sit on the ground of whom a scene says only that they sit. */
import type { Character } from '#core/character/character.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Stance } from '#studio/illustrator/figure/posing/stance.ts';

/** What has to be known of those who sit, and of where. */
type Sitters = {
  readonly characters: ReadonlyMap<string, Character>;
  readonly seed?: number;
  readonly isUnderWater?: boolean;
};

/** Who sits on the ground in another way than with crossed legs. */
type Ways = ReadonlyMap<string, NonNullable<Stance['sits']>>;

/** Nothing of the scene bears or holds them. */
export const isOnGround = ({ place }: CastMember, { isUnderWater }: Pick<Sitters, 'isUnderWater'>): boolean =>
  place.on === undefined && place.in === undefined && isUnderWater !== true;

const WAYS = ['knee-up', 'on-heels'] as const;

/**
 * Of several who sit, the first has crossed legs, the others a knee drawn up or their heels under them: in one pose they
 * would be clones. What lies on a lap needs crossed legs, and whoever touches or is touched, but for leaning, stays as
 * they are.
 */
export const sitsIn = (scene: Scene, context: Sitters): Ways => {
  const touched = new Set(
    scene.cast.flatMap(({ ref, touches }) => (touches && touches.how !== 'leaning-on' ? [ref, touches.with] : [])),
  );
  const sitting = scene.cast.filter((member) => {
    const one = 'character' in member.who ? context.characters.get(member.who.character) : undefined;
    const isPerson = one?.kind === 'person' && one.looks.mobility !== 'wheelchair';
    return isPerson && (member.pose === 'sitting' || member.pose === 'reading') && isOnGround(member, context);
  });
  const isFree = ({ ref, pose, carries }: CastMember): boolean =>
    pose === 'sitting' && carries === undefined && !touched.has(ref);
  const free = sitting.filter(isFree);
  const others = free.length === sitting.length ? free.slice(1) : free;
  return new Map(others.map(({ ref }, index) => [ref, WAYS[(index + (context.seed ?? 0)) % WAYS.length] ?? WAYS[0]]));
};

type Borne = {
  readonly contact: Pick<Stance, 'reach'> & {
    readonly seat?: unknown;
    readonly isBedded?: boolean;
    readonly isCovered?: boolean;
    readonly apart?: unknown;
  };
  readonly context: { readonly sits?: Ways };
};

/** Nobody draws a knee up in a bed, under a blanket or in somebody's arms. */
export const sittingAs = ({ ref }: CastMember, { contact, context }: Borne): Pick<Stance, 'sits'> => {
  const sits = context.sits?.get(ref);
  const isHeld = contact.seat ?? contact.isBedded ?? contact.isCovered ?? contact.reach ?? contact.apart;
  return sits && !isHeld ? { sits } : {};
};
