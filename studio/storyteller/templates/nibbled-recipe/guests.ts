/** Who comes to the soup, what they are sure of, and why it all goes in and must not be stirred. */
import { ifRoom, type Line, when } from '#studio/storyteller/text/passage.ts';

export type Guest = {
  readonly ref: string;
  readonly who: string;
  readonly name: string;
  readonly stuff: string;
  readonly brings: string;
  /** What the guest says for it. */
  readonly because: readonly string[];
  /** What the hero would like, the first time; the second time it is to be measured. */
  readonly little: string;
  /** What comes in between. */
  readonly spills: string;
  readonly all: string;
  /** Why it must not be stirred. */
  readonly unstirred: string;
  readonly sip: Line;
};

type Tells = Readonly<Record<'arrives' | 'pours' | 'unstirred', (guest: Guest) => Line>> & {
  /** The tongue, which was not asked, says nothing to the second guest. */
  readonly silence: readonly string[];
  /** What whoever came along makes of it. */
  readonly company: readonly string[];
};

/** The beats of every guest: coming, and a sip off the top with what the tongue says to it. */
export const guestBeats = (guests: readonly Guest[], { arrives, pours, unstirred, silence, company }: Tells) =>
  Object.fromEntries(
    guests.flatMap((guest): [string, readonly Line[]][] => [
      [`${guest.ref}.come`, [arrives(guest), pours(guest)]],
      [
        `${guest.ref}.taste`,
        [
          unstirred(guest),
          guest.sip,
          when('together', ifRoom(...company)),
          when(`second:${guest.ref}`, silence, when(`first:${guest.ref}`, '¶{refrain}')),
        ],
      ],
    ]),
  );
