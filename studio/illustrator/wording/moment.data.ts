/**
 * Words for what happens in the moment of a picture: touch, how things are held, and what is seen of it. `{at}` is at
 * whom or at what, `{thing}` what is held, `{their}` her, his, their or its.
 */
import type { Hold, Prop, Touch } from '#core/story/vocabulary.ts';
import type { Gendered } from '#studio/illustrator/wording/arabic.data.ts';
import type { Happening } from '#studio/illustrator/wording/seen.ts';

/** `{a}` touches `{b}`; an animal has no hand. */
export const TOUCH_EN: Readonly<Record<Touch, { readonly person: string; readonly animal: string }>> = {
  'hand-on': { person: '{a} lays a hand on {b}', animal: '{a} touches {b}' },
  'arm-around': { person: '{a} has an arm around {b}', animal: '{a} snuggles up to {b}' },
  'holding-hands': { person: '{a} and {b} hold hands', animal: '{a} and {b} hold on to each other' },
  hugging: { person: '{a} hugs {b}', animal: '{a} hugs {b}' },
  'leaning-on': { person: '{a} leans on {b}', animal: '{a} leans on {b}' },
};

export const TOUCH_AR: Readonly<Record<Touch, Gendered>> = {
  'hand-on': { she: 'تلمس {a} {b}', he: 'يلمس {a} {b}' },
  'arm-around': { she: 'تحيط {a} {b} بذراعها', he: 'يحيط {a} {b} بذراعه' },
  'holding-hands': { she: 'تمسك {a} بيد {b}', he: 'يمسك {a} بيد {b}' },
  hugging: { she: 'تحضن {a} {b}', he: 'يحضن {a} {b}' },
  'leaning-on': { she: 'تستند {a} إلى {b}', he: 'يستند {a} إلى {b}' },
};

/** After what somebody does. */
export const HOLD_EN: Readonly<Record<Hold, string>> = {
  down: 'holding {thing}',
  out: 'holding out {thing}',
  up: 'holding up {thing}',
  close: 'holding {thing} close',
  before: 'holding {thing} in both hands',
  mouth: 'holding {thing} to {their} mouth',
  ear: 'holding {thing} to one ear',
  eye: 'holding {thing} to one eye',
};

/** The verb with its object, after `وهي` or `وهو`. */
export const HOLD_AR: Readonly<Record<Hold, Gendered>> = {
  down: { she: 'تحمل {thing}', he: 'يحمل {thing}' },
  out: { she: 'تمدّ {thing} أمامها', he: 'يمدّ {thing} أمامه' },
  up: { she: 'ترفع {thing} عاليًا', he: 'يرفع {thing} عاليًا' },
  close: { she: 'تضمّ {thing} إلى صدرها', he: 'يضمّ {thing} إلى صدره' },
  before: { she: 'تمسك {thing} بكلتا يديها', he: 'يمسك {thing} بكلتا يديه' },
  mouth: { she: 'تقرّب {thing} من فمها', he: 'يقرّب {thing} من فمه' },
  ear: { she: 'تقرّب {thing} من أذنها', he: 'يقرّب {thing} من أذنه' },
  eye: { she: 'تقرّب {thing} من عينها', he: 'يقرّب {thing} من عينه' },
};

/** How something is held before somebody who has one hand. */
export const BEFORE_IN_ONE_HAND_EN = 'holding {thing} in front';
export const BEFORE_IN_ONE_HAND_AR: Gendered = { she: 'تمسك {thing} أمامها', he: 'يمسك {thing} أمامه' };

/** What somebody holds that shines, once it has been said that they hold it. */
export const LAMP_EN: Readonly<Partial<Record<Prop, string>>> = {
  lantern: 'the lantern',
  fanous: 'the Ramadan lantern',
  flashlight: 'the flashlight',
  candle: 'the candle',
  torch: 'the torch',
  lamp: 'the lamp',
  'magic-lamp': 'the magic lamp',
  fireflies: 'the jar of fireflies',
  star: 'the star',
  moon: 'the moon',
};

export const LAMP_AR: Readonly<Partial<Record<Prop, string>>> = {
  lantern: 'الفانوس',
  fanous: 'فانوس رمضان',
  flashlight: 'الكشّاف',
  candle: 'الشمعة',
  torch: 'الشعلة',
  lamp: 'المصباح',
  'magic-lamp': 'المصباح السحريّ',
  fireflies: 'برطمان اليراعات',
  star: 'النجمة',
  moon: 'القمر',
};

export const EFFECT_EN: Readonly<Record<Happening['what'], string>> = {
  splash: 'water splashes up around {at}',
  ripples: 'rings spread on the water around {at}',
  puddle: 'there is a puddle under {at}',
  drops: 'drops of water fly from {at}',
  tears: 'tears run down {at}’s face',
  bubbles: 'bubbles rise from {at}',
  steam: 'steam rises from {at}',
  smoke: 'smoke rises from {at}',
  breath: 'a puff of breath hangs before {at}',
  flame: 'a flame burns at {at}',
  sparks: 'sparks fly from {at}',
  glow: 'a golden glow surrounds {at}',
  beam: 'a beam of light shines from {at}',
  twinkle: 'little stars twinkle around {at}',
  burst: 'rays burst out around {at}',
  notes: 'notes of music dance away from {at}',
  'half-tune': 'the tune of {at} breaks off before its last note',
  'sound-rings': 'a loud sound comes from {at}',
  hearts: 'hearts float over {at}',
  dust: 'dust rises around {at}',
  flour: 'a white cloud of flour hangs around {at}',
  crumbs: 'crumbs fall from {at}',
  leaves: 'leaves whirl around {at}',
  petals: 'petals whirl around {at}',
  feathers: 'feathers fly around {at}',
  'paper-bits': 'scraps of paper fly around {at}',
  'snow-puff': 'snow flies up around {at}',
  wind: 'the wind blows around {at}',
  'drag-mark': 'a long line is dragged through the ground to {at}',
  footprints: 'a trail of footprints leads to {at}',
  cracks: 'cracks run over {at}',
  lamp: '{lamp} shines',
  snore: '{at} snores',
  mist: 'white mist rises from {at}',
  fire: 'a flame comes from {at}’s mouth',
};

export const EFFECT_AR: Readonly<Record<Happening['what'], string | Gendered>> = {
  splash: 'يتناثر الماء حول {at}',
  ripples: 'تتسع الدوائر في الماء حول {at}',
  puddle: 'هناك بركة ماء صغيرة تحت {at}',
  drops: 'تتطاير قطرات الماء من {at}',
  tears: 'تنزل الدموع على وجه {at}',
  bubbles: 'تصعد الفقاعات من {at}',
  steam: 'يتصاعد البخار من {at}',
  smoke: 'يتصاعد الدخان من {at}',
  breath: 'يظهر البخار من فم {at}',
  flame: 'هناك لهب عند {at}',
  sparks: 'يتطاير الشرر من {at}',
  glow: 'هناك ضوء ذهبي حول {at}',
  beam: 'يخرج شعاع من الضوء من عند {at}',
  twinkle: 'تلمع نجوم صغيرة حول {at}',
  burst: 'تنطلق الأشعة حول {at}',
  notes: 'تخرج أنغام الموسيقى من عند {at}',
  'half-tune': 'ينقطع اللحن عند {at} قبل آخر نغمة',
  'sound-rings': 'يأتي صوت عالٍ من عند {at}',
  hearts: 'تطير القلوب فوق {at}',
  dust: 'يرتفع الغبار حول {at}',
  flour: 'هناك سحابة بيضاء من الدقيق حول {at}',
  crumbs: 'يتساقط الفتات من {at}',
  leaves: 'تدور أوراق الشجر حول {at}',
  petals: 'تدور بتلات الزهور حول {at}',
  feathers: 'يتطاير الريش حول {at}',
  'paper-bits': 'تتطاير قصاصات الورق حول {at}',
  'snow-puff': 'يتطاير الثلج حول {at}',
  wind: 'تهب الريح حول {at}',
  'drag-mark': 'يقود خط طويل على الأرض إلى {at}',
  footprints: 'تقود آثار الأقدام إلى {at}',
  cracks: 'تظهر الشقوق على {at}',
  lamp: 'ينبعث الضوء من {lamp}',
  snore: { she: 'تشخر {at}', he: 'يشخر {at}' },
  mist: 'يتصاعد بخار أبيض من {at}',
  fire: 'يخرج لهب من فم {at}',
};
