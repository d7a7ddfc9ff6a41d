/**
 * What children like, in groups of which one true thing can be said. English as it is typed, in small letters; Arabic
 * without its article, for what is not on the list of interests of both tongues. What stands alone in such a list is
 * known; `Lego Ninjago` is somebody's own and stays a bare word.
 */
export const LIKINGS = {
  trains: 'trains railways railway قطر قطارات قطورات',
  cars: 'cars trucks buses tractors racing lorries diggers fire-engines عربيات سيارات جرارات',
  bikes: 'bikes bicycles cycling scooters عجل دراجات',
  ball: 'football soccer basketball balls tennis volleyball handball كوره كره باسكت تنس',
  space: 'space stars planets moons moon rockets astronauts فضاء نجوم كواكب صواريخ قمر',
  dinosaurs: 'dinosaurs fossils ديناصورات',
  horses: 'horses riding ponies خيل خيول احصنه حصان',
  cats: 'cats kittens قطط قطه',
  dogs: 'dogs puppies كلاب كلب',
  animals:
    'animals elephants lions tigers rabbits camels snakes turtles frogs farms pets monkeys bears pandas حيوانات ارانب افيال',
  birds: 'birds parrots ducks penguins طيور عصافير',
  insects: 'insects bugs butterflies bees ants beetles spiders حشرات فراشات نحل نمل',
  sea: 'fish sharks whales sea the-sea fishing shells water beach dolphins بحر سمك صيد',
  boats: 'boats pirates maps ships sailing treasure مراكب سفن قراصنه كنوز',
  drawing: 'art drawing painting colours colors colouring coloring crafts clay رسم تلوين الوان صلصال',
  music: 'music drums drumming piano pianos singing guitars guitar violin موسيقي مزيكا غنا غناء طبله',
  dance: 'dancing ballet رقص باليه',
  swimming: 'swimming diving سباحه عوم',
  books: 'books reading stories writing theatre theater fairy-tales كتب قراءه قرايه قصص حكايات حواديت',
  building: 'building lego legos blocks duplo making بناء مكعبات ليجو',
  cooking: 'cooking baking pancakes cakes biscuits طبخ خبز كعك',
  garden: 'flowers gardening trees plants nature ازهار زهور ورد زراعه اشجار',
  tales:
    'dragons castles knights princesses princess fairies unicorns monsters superheroes mermaids اميرات تنانين فرسان',
  science: 'science experiments robots volcanoes learning inventing inventions علوم تجارب روبوتات',
  numbers: 'numbers maths math counting sums ارقام حساب رياضيات',
  puzzles: 'puzzles riddles chess الغاز فوازير شطرنج',
  flying: 'planes airplanes aeroplanes kites flying balloons helicopters طيارات طائرات بالونات',
  sports:
    'sports sport climbing karate running gymnastics hiking mountains skating jumping skipping judo جري تسلق كاراتيه جمباز رياضه',
  magic: 'magic tricks wizards سحر',
  jokes: 'jokes joke نكت نكته',
  toys: 'toys dolls stickers playing puppets swings teddies hiding لعب عرائس عرايس دمي',
  weather: 'rain snow storms puddles mud weather مطر ثلج',
  stones: 'stones rocks gems crystals minerals احجار حجاره',
} as const;

export type Liking = keyof typeof LIKINGS;

/** What follows the name of the hero. In Arabic it follows `كَانَتْ` and the name, and agrees with the hero. */
export type Skills = Readonly<Record<Liking, readonly [string, string]>>;
