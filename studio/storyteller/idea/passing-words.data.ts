/** Words of an idea that ask for nothing by themselves, so that nobody is told they cannot be used. Folded letters. */

export const PASSING_WORDS: ReadonlySet<string> = new Set(
  `a about above across after again against ago all almost alone along already also although always am among an and another any
  anybody anyone anything are around as ask asks at away back be became because become becomes been before begin begins behind being
  below beside best better between big biggest bit both boy boys bring brings brought but by call called calls came can cannot cant
  child children come comes coming could daughter day days decide decides did different do does doesnt doing done dont down during
  each early either else end ending ends enough even ever every everybody everyone everything eventually far favourite favorite feel
  feels felt few finally finds first for from full fun funny gave get gets getting girl girls give gives go goes going good got great
  had happen happens happily happy has have having he hed her here hero hers herself hes him himself his how however i if im in inside
  instead into is isnt it its itself ive join joins just keep keeps kid kids know knows large last late later learn learning learns
  least leave leaves left less let lets life like likes little live lives long look looked looking looks lot lots love loves made main
  make makes making man many may maybe me meet meets met might mine more morning most much must my myself name named near need needs
  never new next nice no nobody none not nothing now of off often oh old on once one only onto or other others our ours out outside
  over own page people perhaps place please pretty put puts quite rather ready really same saw say says see sees set she shed should
  show shows since small so some somebody someone something sometimes son soon special start starts still story such suddenly take
  takes takes tell tells than thank that thats the their theirs them themselves then there these they theyre thing things think thinks
  this those though three through time times to today together told tomorrow too took toward towards tries true try trying turn turns
  twice two under until up upon us use used uses very visit visits want wanted wanting wants was wasnt way we well went were what
  whatever when where which while who whole whom whose why will wish wishes with without woman wonderful wont would write year years
  yes yet you young your yours able afraid scared frightened fear fears terrified overcome overcomes overcoming whenever allergic allergy dream dreams dreamed hope hopes actually always
  hear hears heard listen listens stay stays send sends carry carries sit sits stand stands stop stops run runs ran help helps
  open opens close closes follow follows follow hold holds wait waits sleep sleeps wake wakes talk talks
  speak speaks ask answer answers believe believes remember remembers forget forgets choose chooses
  seen neither nor whoever ثاني ثانيه
  strange lovely beautiful quick quickly slow slowly whole last first second third row true quite brave clever silly loud quiet shy hot cold
  walk walks trip home walking going start really world discover discovers discovered explore explores part book books tale kind sort type different tiny huge
  في من الي علي عن مع بين عند بعد قبل تحت فوق حول امام خلف خلال حتي منذ كل بعض اي ان انه انها او ثم لكن لان لانه لانها كما مثل
  هو هي هم هن انا نحن انت هذا هذه ذلك تلك هنا هناك الذي التي الذين ما ماذا من متي اين كيف لماذا لا لم لن ليس ليست نعم قد سوف كان
  كانت يكون تكون كانوا صار صارت يصبح تصبح له لها لهم لنا معه معها معهم به بها فيه فيها عنه عنها اليه اليها عليه عليها نفسه نفسها
  تسمع يسمع تكتشف يكتشف يصدر يصدرها تعود يعود وتريد تنتظر ينتظر تكبر يكبر تزرع يزرع تحمل يحمل تاتي ياتي تدق يدق تساعد يساعد غريب
  غريبه خجول خجوله متعب متعبه حزين حزينه كامل كلها اخيرا قديم قديمه مظلم مظلمه دون بدون حياته حياتها حيث وقت ولا
  ولد بنت طفل طفله اطفال ابني ابنتي ابن ابنه بطل بطله قصه حكايه يوم ايام مره شيء شي اشياء كبير كبيره صغير صغيره جديد جديده جميل
  جميله سعيد سعيده واحد واحده اثنان ثلاثه اول اخر اخري ايضا جدا فقط معا وحده وحدها اسمه اسمها يدعي تدعي يريد تريد يحب تحب يذهب
  تذهب يتعلم تتعلم يجد تجد يحاول تحاول يخاف تخاف خائف خائفه خايف خايفه يحلم تحلم يتمني تتمني عايز عايزه عاوز عاوزه نفسي يقرر
  تقرر يبدا تبدا يعيش تعيش يري تري يعرف تعرف يقول تقول يصبح عندما حين بسبب لكي كي عمره عمرها سنه سنوات سنين الان اليوم غدا فجاه
  بيركب بتركب بيركبوا يركب تركب يركبوا بيلاقي بتلاقي يلاقي تلاقي ويلاقي وتلاقي يلاقوا ويلاقوا بيطلع بتطلع يطلع تطلع ويطلع وتطلع بيروح بتروح
  يروح تروح يروحوا بيشوف بتشوف يشوف تشوف يشوفوا بيحب بتحب بيتعلم بتتعلم وبيتعلم وبتتعلم بيحاول بتحاول بيقول بتقول بيعرف بتعرف لقي لقت شاف شافت
  راح راحت طلع طلعت عاوزه نفسه نفسها علشان عشان ازاي ليه فين مين ايه دي ده دول كده اوي قوي شويه حاجه حاجات بتاع بتاعه بتاعته بتاعتها اللي مش لسه
  كمان برضه بقي بقت جوه بره
  im id ill youd youll hed shed theyre theyd theyll weve weekend week month goodbye hello please thanks obsessed everywhere lets kinds sorts bit
  somewhere anywhere everyday whilst per etc ok okay own having going coming loved lovely exactly mainly mostly basically
  بان وان فان يصير تصير صار قرب جنب جمب لقوا لقيوا بندور بيدور بتدور ندور يدور تدور يقابل تقابل يسافر تسافر رايح رايحه لاول لوحده لوحدها كتير
  كثير كثيره موعد بيت بيته بيتها البيت بيتنا زي يبقي تبقي هيبقي هتبقي يكره تكره بيكره بتكره يتغلب تتغلب بيتغلب بتتغلب حساسيه عندها عنده فيهم ناس الناس احد نريد اريد عايزين عاوزين من فضلك لو سمحت
  قصه حدوته كتاب حاب حابب محتاج محتاجه يسيب تسيب يرجع ترجع فضل ومن وفي ولكن حد نفس طيب طيبه`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** They ask for a story in which something is lost, and say nothing more. */
export const FINDING_WORDS: ReadonlySet<string> = new Set('find finds look looking looks'.split(' '));

/** After these comes what somebody wishes for. */
export const WISH_WORDS: ReadonlySet<string> = new Set(
  'want wants wanted wish wishes wished dream dreams dreamed hope hopes longs يريد تريد يحلم تحلم يتمني تتمني عايز عايزه عاوز عاوزه نفسه نفسها'.split(
    ' ',
  ),
);

/** What comes soon after these is not wanted, or not so. */
export const DENYING_WORDS: ReadonlySet<string> = new Set(
  'no not without never dont doesnt didnt isnt arent wasnt wont cant cannot hates hate allergic allergy nor لا لم لن ليس ليست مش مو بدون دون بلا مفيش مافيش ممنوع ولا ومش غير يكره تكره بيكره بتكره حساسيه'.split(
    ' ',
  ),
);

/** Of these what follows is to be left out; of the others somebody may only be no friend of it (`doesn't eat vegetables`). */
export const FORBIDDING_WORDS: ReadonlySet<string> = new Set(
  'no without nor بدون دون بلا غير مفيش مافيش ممنوع'.split(' '),
);

/** What somebody does not find or have is wanted all the more. */
export const LACKING_WORDS: ReadonlySet<string> = new Set(
  'find finds see sees have has had reach get gets where know knows sleep without believe stop wait let leave يجد تجد يلاقي تلاقي لاقي لاقيه ينام تنام يعرف تعرف تطير يطير'.split(
    ' ',
  ),
);

/** `Does not talk at school` and `does not want to go to school` are about school. */
export const PLACING_WORDS: ReadonlySet<string> = new Set(
  'at in on to into inside go goes going في الي علي جوه يروح تروح بيروح بتروح يذهب تذهب الذهاب'.split(' '),
);

/** But not where whoever writes the book is told where to let it play: `do not set it in the forest`. */
export const SETTING_OUT_WORDS: ReadonlySet<string> = new Set('set put take send happen happens please'.split(' '));

/** A new thought: what was denied before is not denied after it. */
export const TURNING_WORDS: ReadonlySet<string> = new Set(
  'but because so and then who لكن بس وبعدين ثم لان عشان علشان الذي التي اللي'.split(' '),
);

/** They say nothing beside what is done: who plays football wants football. */
export const DOING_WORDS: ReadonlySet<string> = new Set(
  'play plays playing drive drives driving ride rides riding climb climbs climbing eat eats eating drink drinks move moves moving work works build builds يلعب تلعب بيلعب بتلعب يسوق تسوق بيسوق بتسوق يركب تركب يلبس تلبس'.split(
    ' ',
  ),
);
