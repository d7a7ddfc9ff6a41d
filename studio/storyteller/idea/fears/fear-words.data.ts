/** Words by which families tell what a child is afraid of, in English and Arabic. Folded letters. */

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** After these comes what somebody is afraid of. */
export const FEAR_WORDS = listOf(
  `afraid scared frightened terrified petrified fear fears feared fearing fearful phobia dread dreads
  يخاف تخاف اخاف نخاف خاف خافت يخافون يخافوا خائف خائفه خايف خايفه خايفين خوف خواف خوافه يخشي تخشي خشيه يهاب تهاب
  مرعوب مرعوبه يرتعب ترتعب يترعب تترعب مفزوع مفزوعه يفزع تفزع مذعور مذعوره فوبيا رهاب`,
);

/** So is somebody only with what they are uneasy `of`, `around` or `near`: who is nervous about a puppy may long for it. */
export const UNEASY_WORDS = listOf('nervous anxious uneasy timid shy jumpy');
export const UNEASY_OF = listOf('of around near with by');

/** A scared puppy is no fear of puppies: with these the fear goes on to what it is of. */
export const FEAR_OF = listOf('of by from around near at about when whenever if to');
/** These have it right after them. */
export const FEARING = listOf('fear fears feared fearing dread dreads');

/** Somebody runs away or hides from it, or cries when it comes. */
export const FLEEING: readonly (readonly ReadonlySet<string>[])[] = [
  [listOf('run runs ran running'), listOf('away'), listOf('from when whenever if')],
  [listOf('hide hides hid hiding'), listOf('from when whenever if')],
  [listOf('cry cries cried crying scream screams'), listOf('at when whenever if')],
  [listOf('يهرب تهرب يجري تجري'), listOf('من')],
  [listOf('يبكي تبكي يعيط تعيط يصرخ تصرخ'), listOf('لما عندما كلما')],
];

/** What may stand between a fear and what it is of. */
export const FEAR_LINKS = listOf(
  `of by from in at about around near on to the a an any all every some big small little large huge loud black white stray
  strange barking angry wild other and or nor even especially also mostly when whenever if she he they it i hear hears see sees seeing
  saw meet meets meeting pass passes passing touch touching pet petting stroke go going get getting ride riding too close closer being his her their
  my our your next that who most really very both like such as loads lots kinds types sorts animals
  من في عن كل جميع اي كافه لما عندما كلما اذا يري تري يشوف تشوف يسمع تسمع يقابل تقابل صوت اصوات نباح شكل حتي او الكبيره الصغيره بعض رؤيه
  الاقتراب يقرب تقرب يركب تركب يلمس تلمس انواع حيوانات الحيوانات خصوصا زي مثل`,
);

/** After an `and` these begin something new: the dark and her dog. */
export const OWNED = listOf('his her their my our your a an');
export const JOINING = listOf('and or nor');

/** What it does to somebody: `dogs frighten her`, `الكلاب تخيفها`. */
export const FRIGHTENING = listOf(
  `scare scares frighten frightens terrify terrifies spook spooks petrify petrifies
  يخيف تخيف تخوف يخوف ترعب يرعب تفزع يفزع`,
);
/** `Dogs make her nervous`. */
export const MAKING = listOf('make makes made');

/** Whom it does that to. */
export const FRIGHTENED = listOf('her him them me us it my our his their');
