/**
 * Ideas that the storyteller can really write, to offer instead of one that it must refuse. Each leads to the template of
 * its key in both languages.
 */
import type { Language } from '#core/locale/language.ts';

export const NEAR_IDEAS: Readonly<Record<string, readonly Readonly<Record<Language, string>>[]>> = {
  'night-forest': [
    {
      en: 'She hears strange noises in the dark forest and finds out who makes them.',
      ar: 'تسمع أصواتًا غريبة في الغابة المظلمة ليلًا، وتكتشف من يصدرها.',
    },
    {
      en: 'He is afraid of the dark, but his teddy is lost in the forest at night.',
      ar: 'يخاف من الظلام، لكن دبدوبه ضاع في الغابة ليلًا.',
    },
  ],
  'quiet-turtle': [
    {
      en: 'A shy turtle in the desert wants to go home to the river.',
      ar: 'سلحفاة خجولة في الصحراء تريد أن تعود إلى النهر.',
    },
    {
      en: 'A loud camel learns to listen on a hot day in the desert.',
      ar: 'جمل في الصحراء يتعلم أن يستمع في يوم حر وعطش.',
    },
  ],
  'not-yet-flower': [
    {
      en: 'A robot from space waits for a flower to grow in the garden.',
      ar: 'روبوت من الفضاء ينتظر أن تكبر زهرة في الحديقة.',
    },
    {
      en: 'She cannot wait: she plants a seed and learns patience from a robot.',
      ar: 'تزرع بذرة في الحديقة وتتعلم الصبر من روبوت.',
    },
  ],
  'nibbled-recipe': [
    {
      en: 'They cook a soup for a feast, and nobody knows the end of the recipe.',
      ar: 'يطبخ حساء العيد في المطبخ ولا يعرف آخر الوصفة.',
    },
    {
      en: 'He cooks for the whole family in the kitchen and makes a big mistake.',
      ar: 'يطبخ للعائلة كلها في المطبخ، ويبدأ كل شيء بخطأ.',
    },
  ],
  'nodding-star': [
    {
      en: 'At bedtime a tired star knocks at the window and must not fall asleep.',
      ar: 'وقت النوم تدق نجمة متعبة على نافذة الغرفة ليلًا.',
    },
    {
      en: 'She does not want to sleep, and neither does a little star in the night.',
      ar: 'لا تريد أن تنام، ونجمة صغيرة في الليل لا تريد أيضًا.',
    },
  ],
  'rainy-fish': [
    {
      en: 'A little fish in the sea wishes for rain.',
      ar: 'سمكة صغيرة في البحر تحلم بالمطر.',
    },
    {
      en: 'He finds an umbrella at the sea and a fish who has never seen rain.',
      ar: 'يجد مظلة عند البحر وسمكة لم تر المطر في حياتها.',
    },
  ],
  'second-row': [
    {
      en: 'A sad new friend comes to school and needs somebody beside her.',
      ar: 'صديقة جديدة حزينة تأتي إلى المدرسة.',
    },
    {
      en: 'He is new at school and finds a friend in the second row.',
      ar: 'هو جديد في المدرسة ويجد صديقًا في الصف الثاني.',
    },
  ],
  'walking-pigeon': [
    {
      en: 'A pigeon who is afraid of flying carries a letter through the market of the old city.',
      ar: 'حمامة تخاف من الطيران تحمل رسالة في سوق المدينة القديمة.',
    },
    {
      en: 'She brings a letter through the city and helps a pigeon to fly.',
      ar: 'تحمل رسالة في القاهرة القديمة مع حمامة لا تطير.',
    },
  ],
  'half-song': [
    {
      en: 'She finds a lost music box whose song has no end.',
      ar: 'تجد صندوق موسيقى ضائعًا فيه أغنية بلا نهاية.',
    },
    {
      en: 'He looks for whoever knows the end of a song.',
      ar: 'يبحث عن نهاية أغنية.',
    },
  ],
  'rescued-dragon': [
    {
      en: 'A little dragon in a castle waits for somebody to rescue him.',
      ar: 'تنين صغير في القلعة ينتظر من يساعده.',
    },
    {
      en: 'She is a brave knight and becomes the friend of a dragon.',
      ar: 'هي فارسة شجاعة في قلعة مع تنين صغير.',
    },
  ],
  'seventh-egg': [
    {
      en: 'He is jealous of a new baby, and then an egg hatches and follows him.',
      ar: 'يغار من أخته الصغيرة، ثم تفقس بيضة.',
    },
    {
      en: 'She becomes a big sister to a duckling from an egg.',
      ar: 'تصبح أختًا كبيرة لبطة خرجت من بيضة.',
    },
  ],
  'warm-book': [
    {
      en: 'A detective looks for whoever reads in the library.',
      ar: 'لغز في المكتبة: من يقرأ هناك؟',
    },
    {
      en: 'She reads in the library and finds a mystery.',
      ar: 'تقرأ في المكتبة وتجد لغزًا.',
    },
  ],
};
