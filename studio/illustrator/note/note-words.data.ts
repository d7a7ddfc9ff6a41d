/** Words of a note about a picture and what the built-in illustrator does for them, in English and Arabic. */
import type { Expression, Facing, Framing, Light, Pose, Weather } from '#core/story/vocabulary.ts';

type WordsOf<Value extends string> = Readonly<Partial<Record<Value, readonly string[]>>>;

export const LIGHT_NOTES: WordsOf<Light> = {
  dawn: ['dawn', 'sunrise', 'early morning', 'فجر', 'شروق', 'الصباح الباكر'],
  day: [
    'day',
    'daytime',
    'daylight',
    'noon',
    'midday',
    'morning',
    'bright',
    'brighter',
    'lighter',
    'نهار',
    'ظهر',
    'صباح',
    'مضيء',
    'مضيئة',
    'أفتح',
    'ساطع',
  ],
  'golden-hour': ['sunset', 'golden', 'golden hour', 'afternoon', 'غروب', 'ذهبي', 'عصر'],
  dusk: ['dusk', 'evening', 'twilight', 'مساء', 'غسق', 'مغرب'],
  moonlight: [
    'night',
    'nighttime',
    'moon',
    'moonlight',
    'midnight',
    'dark',
    'darker',
    'ليل',
    'ليلة',
    'قمر',
    'ضوء القمر',
    'أغمق',
    'ظلام',
  ],
  lamplight: ['lamp', 'lamplight', 'candle', 'candlelight', 'lantern', 'مصباح', 'شمعة', 'فانوس', 'قنديل'],
  storm: ['storm', 'stormy', 'thunder', 'lightning', 'عاصفة', 'رعد', 'برق'],
};

export const WEATHER_NOTES: WordsOf<Weather> = {
  clear: ['clear sky', 'clear', 'cloudless', 'sunny', 'sunshine', 'صافية', 'صافي', 'مشمس', 'مشمسة', 'شمس'],
  cloudy: ['cloudy', 'cloud', 'clouds', 'overcast', 'غائم', 'غائمة', 'غيم', 'غيوم', 'سحاب', 'سحب'],
  wind: ['wind', 'windy', 'breeze', 'gust', 'ريح', 'رياح', 'هواء', 'نسيم', 'عاصف'],
  rain: ['rain', 'rainy', 'raining', 'drizzle', 'مطر', 'أمطار', 'ممطر', 'ممطرة', 'تمطر'],
  snow: ['snow', 'snowy', 'snowing', 'snowflakes', 'ثلج', 'ثلوج', 'مثلج', 'تثلج'],
  fog: ['fog', 'foggy', 'mist', 'misty', 'haze', 'ضباب', 'شبورة', 'ضبابي'],
};

export const FRAMING_NOTES: WordsOf<Framing> = {
  wide: [
    'wide',
    'wider',
    'from afar',
    'far away',
    'from far',
    'further away',
    'farther away',
    'zoom out',
    'whole place',
    'landscape',
    'من بعيد',
    'أبعد',
    'مشهد واسع',
    'أوسع',
  ],
  medium: ['medium', 'whole body', 'full body', 'كامل الجسم'],
  close: [
    'close',
    'closer',
    'close up',
    'closeup',
    'near',
    'nearer',
    'zoom in',
    'zoom',
    'from near',
    'قريب',
    'أقرب',
    'من قريب',
    'عن قرب',
    'تقريب',
  ],
  'low-angle': ['from below', 'low angle', 'looking up at', 'من أسفل', 'من تحت'],
  'from-above': ['from above', 'bird’s eye', 'birds eye', 'top view', 'from the top', 'من أعلى', 'من فوق'],
  'through-window': [
    'through a window',
    'through the window',
    'من النافذة',
    'من الشباك',
    'عبر النافذة',
    'من خلال النافذة',
  ],
};

/** Only what somebody can do where they are, with nothing but themselves. */
export const POSE_NOTES: WordsOf<Pose> = {
  standing: ['stand', 'standing', 'stands', 'واقف', 'واقفة', 'يقف', 'تقف'],
  walking: ['walk', 'walking', 'walks', 'يمشي', 'تمشي', 'يسير', 'تسير', 'ماشي', 'ماشية'],
  running: ['run', 'running', 'runs', 'race', 'racing', 'يجري', 'تجري', 'يركض', 'تركض', 'جري', 'ركض'],
  sitting: ['sit', 'sitting', 'sits', 'seated', 'يجلس', 'تجلس', 'جالس', 'جالسة', 'قاعد', 'قاعدة'],
  crouching: ['crouch', 'crouching', 'squat', 'squatting', 'منحني', 'منحنية', 'ينحني', 'تنحني', 'يقرفص', 'تقرفص'],
  reaching: ['reach', 'reaching', 'stretching', 'يمد', 'تمد', 'يمد يده', 'تمد يدها'],
  pointing: ['point', 'pointing', 'points', 'يشير', 'تشير', 'يشاور', 'تشاور'],
  jumping: ['jump', 'jumping', 'jumps', 'hop', 'hopping', 'leap', 'leaping', 'يقفز', 'تقفز', 'ينط', 'تنط', 'قفز'],
  sleeping: ['sleep', 'sleeping', 'asleep', 'ينام', 'تنام', 'نائم', 'نائمة', 'نايم', 'نايمة'],
  dancing: ['dance', 'dancing', 'dances', 'يرقص', 'ترقص', 'رقص'],
  waving: ['wave', 'waving', 'waves', 'يلوح', 'تلوح', 'يلوّح', 'تلوّح'],
  kneeling: ['kneel', 'kneeling', 'kneels', 'راكع', 'راكعة', 'يركع', 'تركع'],
  sneaking: ['sneak', 'sneaking', 'tiptoe', 'tiptoeing', 'يتسلل', 'تتسلل'],
  lying: ['lie down', 'lying', 'lies', 'مستلق', 'مستلقي', 'مستلقية', 'يستلقي', 'تستلقي'],
};

export const EXPRESSION_NOTES: WordsOf<Expression> = {
  happy: [
    'happy',
    'happier',
    'smile',
    'smiling',
    'smiles',
    'glad',
    'cheerful',
    'joyful',
    'سعيد',
    'سعيدة',
    'مبتسم',
    'مبتسمة',
    'يبتسم',
    'تبتسم',
    'فرحان',
    'فرحانة',
    'فرح',
    'مسرور',
    'مسرورة',
  ],
  laughing: ['laugh', 'laughing', 'laughs', 'giggle', 'giggling', 'يضحك', 'تضحك', 'ضاحك', 'ضاحكة'],
  calm: ['calm', 'calmer', 'peaceful', 'relaxed', 'هادئ', 'هادئة', 'مطمئن', 'مطمئنة'],
  curious: ['curious', 'wondering', 'فضولي', 'فضولية', 'متسائل', 'متسائلة'],
  surprised: ['surprised', 'amazed', 'astonished', 'مندهش', 'مندهشة', 'متفاجئ', 'متفاجئة', 'مذهول', 'مذهولة'],
  worried: ['worried', 'scared', 'afraid', 'anxious', 'frightened', 'قلق', 'قلقة', 'خائف', 'خائفة', 'خايف', 'خايفة'],
  sad: ['sad', 'sadder', 'unhappy', 'حزين', 'حزينة', 'زعلان', 'زعلانة'],
  determined: ['determined', 'brave', 'braver', 'strong', 'شجاع', 'شجاعة', 'مصمم', 'مصممة', 'قوي', 'قوية'],
  sleepy: ['sleepy', 'tired', 'نعسان', 'نعسانة', 'متعب', 'متعبة'],
  proud: ['proud', 'prouder', 'فخور', 'فخورة'],
  singing: ['sing', 'sings', 'singing', 'hums', 'humming', 'يغني', 'تغني', 'يغنّي', 'تغنّي'],
  calling: ['calling', 'calls out', 'shout', 'shouts', 'shouting', 'ينادي', 'تنادي', 'يصيح', 'تصيح'],
  whispering: ['whisper', 'whispers', 'whispering', 'يهمس', 'تهمس'],
  chewing: ['chew', 'chews', 'chewing', 'eats', 'eating', 'يمضغ', 'تمضغ', 'يأكل', 'تأكل'],
  blowing: ['blow', 'blows', 'blowing', 'ينفخ', 'تنفخ'],
  yawning: ['yawn', 'yawns', 'yawning', 'يتثاءب', 'تتثاءب'],
  crying: ['cry', 'cries', 'crying', 'weeping', 'يبكي', 'تبكي', 'يعيط', 'تعيط'],
  grimacing: ['grimace', 'grimacing', 'pulls a face', 'silly face', 'وجه مضحك', 'تكشيرة'],
};

export const FACING_NOTES: WordsOf<Facing> = {
  front: [
    'facing us',
    'facing me',
    'face the reader',
    'looks at us',
    'looking at us',
    'look at us',
    'look at me',
    'looking at me',
    'from the front',
    'من الأمام',
    'ينظر إلينا',
    'تنظر إلينا',
  ],
  back: ['from behind', 'from the back', 'seen from behind', 'من الخلف', 'من ورا', 'من الوراء'],
};

/** They say no to the word after them. */
export const DENYING_WORDS: ReadonlySet<string> = new Set(
  'no not without less never dont stop لا بدون بلا ليس ليست غير دون مش'.split(' '),
);

/** They ask for nothing by themselves. Folded letters. */
export const PASSING_NOTE_WORDS: ReadonlySet<string> = new Set(
  `the and but with for from into that this there here please can could should would will must make makes made making draw drawn drawing
  picture page image scene want wants like have has had let lets need needs more much very bit little too also just then than his her
  hers him she they them their its our your you are was were been being some another instead again really still only look looks looking
  time sky weather light place show shows shown put give change keep one all get gets
  في من الي علي عن مع ان او ثم لكن هذا هذه ذلك هو هي هم كان كانت يكون تكون اجعل اجعله اجعلها اجعلهم اريد نريد اريده اريدها ارسم ارسمه ارسمها ارسمي
  الصوره صوره صفحه الصفحه المشهد مشهد فضلك لو سمحت اكثر قليلا جدا ايضا فقط خلي خليه خليها عايز عايزه عاوز يكونوا وهو وهي السماء سماء الجو جو وقت الوقت منظر`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
