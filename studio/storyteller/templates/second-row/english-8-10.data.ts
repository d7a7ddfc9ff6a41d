/** The second row in English for readers of 8 to 10. */
import {
  adult,
  asideHere,
  HABIT,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
  planting,
  type Option,
} from '#studio/storyteller/text/passage.ts';

/** How each hero has brought the ship to school. */
const habits: TraitLines = {
  interest: [
    'On the sail {hero} had [drawn|painted|written] all {they} knew about {interest}, so that foreign [ports|harbours|whales] would have something to [read|admire].',
    'All the way to school {hero} had told it about {interest}, because a ship must have [conversation|something to say] in foreign [ports|harbours].',
    '{Hero} had explained {interest} to it [at every corner|all the way], so that it would have something to think about [in a calm|out of sight of land|in a long storm].',
  ],
  brave: [
    'On the way {hero} had [promised|sworn to] {boat} the [biggest|worst|wildest] storms, and not to [let go|look away].',
    'At every [corner|gate] {hero} had [warned|told] {boat} of [pirates|sharks|whirlpools], so that nothing would come as a surprise.',
  ],
  curious: [
    'On the way {hero} had asked [three pigeons|the milkmen|two snails] where the sea [begins|starts], and got [many|different|very short] answers.',
    'On the way {hero} had looked into every [drain|pipe|bucket], to see if the sea [began|started] [there|in that one].',
  ],
  kind: [
    'On the way {hero} had let a [tired|late|footsore] [snail|beetle|ladybird] ride in it, for [nothing|one stop].',
    'In the bow {hero} had laid [moss|a leaf|a feather], in case a [snail|beetle|ladybird] should want to [come along|travel].',
  ],
  funny: [
    'At each corner {hero} had [hooted|tooted] like a [steamer|ferry|tugboat], and [two hens|three pigeons|a cyclist] got out of the way.',
    'The last [street|stretch] {hero} had gone [backwards|in circles|in zigzags], to get {boat} used to [waves|being seasick].',
  ],
  shy: [
    '{Hero} carried it [high|in front of {their} nose], so that people [said good morning to|looked at] {boat} [instead|and not at {them}].',
    '{Hero} had [whispered|told] its name to the [gate|letter box|lamp post], and to nobody who could [ask|answer].',
  ],
  stubborn: [
    '{Hero} had folded it [seven|nine|eleven] times, until the paper [gave in|did as it was told|stopped arguing].',
    '“I’ll carry it [myself|alone],” {hero} had told [everybody|the wind|the bus driver], at every [corner|stop].',
  ],
  dreamy: [
    'In {hero’s} head it was [far out at sea|off the coast] already, which was why {they} had [walked into|said sorry to] [a gate|a lamp post|a tree].',
    '{Hero} had walked past the gate [once|twice|three times], because on {their} map there was [only sea|an ocean] there.',
  ],
  careful: [
    '{Hero} carried it like [hot soup|a raw egg|a full glass], and [went round|avoided] every [bump|pebble|leaf].',
    'Each fold {hero} had pressed with a [spoon|ruler|thumbnail], and then [once more|again], [for the sea is large|to be safe].',
  ],
  energetic: [
    '{Hero} had raced [all the way|up every hill|down every street], to get {boat} used to [speed|strong winds].',
    '{Hero} had rocked it over every [line|crack|stone], to get {boat} used to [waves|high seas].',
  ],
  clever: [
    'It had a double [floor|keel], and {hero} had worked out that it could carry [nineteen|thirty|forty] [peas|acorns|beans].',
    '{Hero} had worked out that it would need [nine|forty|eleven] days for the [Atlantic|Pacific|Baltic], [without|with] a stop for lunch.',
  ],
};

/** How a hero who likes something comes to go out to the cloud. */
const LIKED: readonly Option[] = [
  'On bad days {hero} talked about {interest}, and now {they} wondered whom {cloud} talked to. It was [a question|something] nobody had asked, so {they} [hurried|raced|went] out with it.',
  '{Hero} still knew who had been the first to ask {them} about {interest}, on {their} own first day. It had taken one question, [no more|and a chair beside {them}]. {They} [hurried|raced|went] out.',
  'Not even {interest} could have kept {hero} [at that desk|indoors|in there] now. {They} left it all and went out [alone|at once|all the same].',
];

/** How each hero comes to ask what nobody has asked, and goes out. */
const turns: TraitLines = {
  interest: LIKED,
  brave: [
    'To get wet takes no courage, thought {hero}, but to say “I was wrong” takes [some|plenty|a bit], and {they} took a [deep|long] breath and [went|marched] out.',
    'The door to the yard was [heavy|stiff], and the sky [low|black|dark], but {hero} [pushed|leaned] and went out [alone|all the same].',
  ],
  curious: [
    'All day they had asked how to stop it, thought {hero}, and [never|not once] what it [was|was about], and [hurried|raced|went] out to ask.',
    '{Hero} had a hundred questions for {cloud}, but only one [mattered|would not wait], and so {they} [hurried|raced] out [with it|to ask it].',
  ],
  kind: [
    '{Hero} knew how it feels when everybody moves [off|away], [inch by inch|only an inch], and [raced|hurried|went] out [at once|to her].',
    'Out there somebody was [sad|unhappy], and in here it was [dry|warm], and {hero} could not [bear it|stay in] and went out.',
  ],
  funny: [
    'So {hero} [put|tucked] an umbrella into the [bin|cupboard], wished it [good night|sweet dreams], and went out to get [wet|properly wet].',
    '“I’m so dry that I [crackle|rustle|squeak],” said {hero}, though [nobody laughed|it was no joke], and [walked|went] out.',
  ],
  shy: [
    '{Hero} knew how it is when [forty eyes|all eyes] look at you, and so {they} slipped out [quietly|softly] and [looked at the ground|said nothing yet].',
    '{Hero} never knew what to say to [new ones|strangers], but “sorry” is [short|one word], and with that {they} [crept|slipped|stole] out.',
  ],
  stubborn: [
    '“I sent her away, so I’ll [fetch|bring] her back,” said {hero}, and [marched|stormed] out [before the bell|without a word|into the yard].',
    '{Hero} was not going to leave it like that, [bell or no bell|lesson or no lesson], and [marched|stormed|went] out.',
  ],
  dreamy: [
    '{Hero} looked out at the sky, as [always|in every lesson], but today it had [somebody|a friend] in it, and {they} [went|wandered] out.',
    '{Hero} had looked at clouds [all {their} life|in every lesson] and never asked one how [it|she] was, and so {they} went out.',
  ],
  careful: [
    '{Hero} put {boat} on the [highest|driest] shelf, thought it over [twice|three times], and [for once|then] went out with [nothing on|no umbrella].',
    '{Hero} thought it over from all [sides|ends], and each time it came out the same: [go out|go to her], so {they} [did|went].',
  ],
  energetic: [
    '{Hero} was out of the door before [the bell stopped|anyone blinked|anyone turned round], and halfway across the yard before {they} [knew it|had thought].',
    '{Hero} raced [down the corridor|out of the door] and across the yard, and what {they} wanted to say raced [ahead|along|behind].',
  ],
  clever: [
    'They had been stopping the wrong thing, {hero} [worked out|saw]: it was not the [rain|wet], it was what [it was made of|made it], so {they} went out to ask.',
    'All day they had [looked for|worked on] the answer, [thought|saw] {hero}, and had never asked the question, so {they} went out [to ask|with it].',
  ],
};

/** The ship is launched; whether the captain is known already depends on what the class has tried. */
const captain = (who: string): readonly string[] => [
  `${who} went aboard as [captain|admiral], for [only she fitted|nobody else fitted], and {cloud} filled [both|her] cheeks [and blew|with wind].`,
  `They made ${who} [captain|admiral], as the only one who [fitted|could board it], and then {cloud} blew [gently|as on hot soup|softly].`,
  `“[All hands|Everybody] on deck!” [cried|shouted] ${who}, who was [all of them|all the hands], and {cloud} [blew|filled her cheeks].`,
];
const launched: Line = when(
  'episode:bucket',
  captain('{mouse}'),
  when('episode:shelf', captain('{mouse}'), captain('{mouse} the mouse')),
);

export const english810: BandText = {
  refrains: [
    '“An inch will do,” said {cat}, and everybody moved over.',
    '“Only an inch,” said {cat}, and one by one they moved over.',
    '“Just one inch,” said {cat}, and everybody moved over.',
    '“An inch, please,” said {cat}, and the whole class moved over.',
  ],
  beats: {
    bell: [
      planting(
        'bell',
        'One [Monday|Tuesday|Wednesday] {party} [brought|carried] {boat}, a [big|proud|splendid] paper ship, to {school}.',
        '[On Monday|On Tuesday|On Wednesday] {party} came to {school} with {boat}, a [big|proud|splendid|brave] paper ship.',
        'On a [Monday|Tuesday|Wednesday], {party} [brought|carried] a [big|proud|splendid] paper ship to {school}: {boat}.',
      ),
      HABIT,
      when('giver', [
        'The paper [was|came|had come] from {giver}, who had [kept|saved] it for something [big|great].',
        'Its paper was [a present from|from] {giver}, who had [kept|saved] it for [great things|a great day].',
      ]),
      adult('start'),
      [
        'But it had not rained for [months|half a year], and {frog} the frog sat in the crack where the puddle [had been|used to be].',
        'But the [last|only] puddle had [dried up|gone] [in March|in spring|long ago], and in the crack it had left sat {frog} the frog.',
        'But there was no water, only a crack that had been a puddle, where {frog} the frog [sat|lay] and [waited|remembered it|hoped].',
      ],
      [
        '“A ship without water,” [said|sighed|declared] {frog}, “is [a hat|just a hat|only a hat].”',
        '“Without water that’s [not a|no] ship,” [said|sighed|declared] {frog}[ sadly|], “that’s a hat.”',
        '“Take away the water,” [said|sighed|declared] {frog}, “and [what is|what’s left of] a ship? A hat.”',
      ],
      takes('boat', {
        wish: [
          [
            'So {hero} looked up at the [empty|blue|bare] sky and wished for a cloud, [just one|only one|a small one|however small].',
            'So {hero} [shut both eyes and |]wished for a cloud, [hard|out loud|with all {their} might], [just one|only one|a small one|however small].',
          ],
        ],
        world: [
          [
            '“It’s [going|sailing] [right |all |]round the world,” [said|answered] {hero}, “[as soon as|the minute] there’s [any|some] sea.”',
            '“It only [needs|wants] a sea,” [said|answered] {hero}, “and then it’s [going|sailing|off] [right |all |]round the world.”',
          ],
        ],
        dry: [
          [
            '“[Good|All the better],” [said|answered] {hero}, who [wanted|meant] it to stay dry, [down |]to the last [fold|corner].',
            '“Then it’s a dry one,” [said|answered] {hero}, who did not [want|mean] it to get wet, not one [fold|corner].',
          ],
        ],
      }),
    ],
    new: [
      [
        '[At nine|After the bell|In the first lesson] {teacher} the ibis [put|sat] somebody new on the [free|empty] chair [beside|next to] {hero}.',
        'Then {teacher} the ibis [came in with|led in|let in] somebody new, for the [free|empty] chair [beside|next to] {hero}.',
      ],
      [
        'It was a [little|small|pale] cloud [called|by the name of] {cloud}, from {far}.',
        'She was called {cloud}, and she was a [little|small|pale] cloud from {far}.',
        'Her name was {cloud}, and she was a [little|small|pale] cloud from {far}.',
      ],
      [
        'She had [practised|learnt] a [whole|long|beautiful] sentence, but when everybody looked, it was only “Sorry,” and [then rain|rain].',
        'The [beautiful|long|whole] sentence she had [practised|learnt] was gone when everybody looked. “Sorry,” she said, and rained.',
        '[Instead of|In place of] the sentence she had [practised|learnt], she only said “Sorry” when everybody looked, and rained.',
      ],
      '¶[The first|One|A] drop [hit|fell on] {cat} the cat. {refrain} Round {cloud} was a [small |]gap.',
      asideHere('start', {
        person: [
          '{Friend} made it two, [just in case|to be safe|to be on the safe side], and [looked at|studied] the [floor|wall|ceiling].',
        ],
        pet: ['{Friend} made it two, [just in case|tail first|to be safe], and [looked away|shook one foot].'],
      }),
    ],
    arrive: [
      when(
        'giver',
        [
          '{Party} [brought|carried] {boat}, a [big|proud|splendid] ship of {giver’s} [best |]paper, to {school}.',
          '{Party} [brought|carried] to school {boat}, a ship [made|folded] of {giver’s} [best |]paper.',
        ],
        [
          '{Party} [brought|carried] {boat}, a [big|proud|splendid|brave] paper ship, to {school}.',
          'One [Monday|Tuesday|Wednesday] {party} [brought|carried] {boat}, a paper ship, to {school}.',
        ],
      ),
      [
        '“[No rain for months|No rain since March|No rain all year], so that’s a hat,” [said|sighed|declared] {frog} the frog.',
        '“That’s a hat,” [said|sighed|declared] {frog} the frog, “[there’s been|we’ve had] no rain [for months|since March|all year].”',
      ],
      takes('boat', {
        wish: [
          [
            'So {hero} wished for a cloud, [hard|out loud|there and then], [just one|only one|a small one|however small].',
            'So {hero} looked up and wished for a cloud, [just one|only one|a small one|however small].',
          ],
        ],
        world: [
          [
            '“It’s [going|sailing|off] round the world,” said {hero}, “[as soon as|the minute] there’s [any|some|a] sea.”',
            '“[Give|Find] it a sea,” said {hero}, “and it’ll [go|sail] [all |right |]round the world.”',
          ],
        ],
        dry: [
          [
            '“[Good|All the better],” said {hero}, who [wanted|meant] it to stay dry, to the last [fold|corner].',
            '“[Then|At least] it’s a dry one,” said {hero}, who [wanted|meant] it to stay [so|that way].',
          ],
        ],
      }),
      [
        '¶Then {teacher} the ibis put {cloud}, a [little|small|new] cloud from {far}, on the chair [beside|next to] {hero}.',
        '¶[At nine|After the bell|Then] {teacher} the ibis sat {cloud}, a [little|small|new] cloud from {far}, [beside|next to] {hero}.',
      ],
      [
        'Everybody [looked|stared], and she rained[ on the register| on the mat| on the first row|].',
        'When everybody [looked|stared], she said “Sorry,” and rained[ on the register| on the mat| on the first row|].',
      ],
      '¶[The first|One|A] drop [hit|fell on] {cat} the cat. {refrain} Round {cloud} was a [small |]gap.',
      asideHere('start', {
        person: ['{Friend} made it two, [just in case|to be safe].'],
        pet: ['{Friend} made it two, [just in case|tail first|to be safe].'],
      }),
    ],
    seat: [
      [
        '{Hero} had moved, too, and [held|was holding] {boat} [up high|in the air|out of the drops].',
        'At the [far|dry|other] end of the desk {hero} held {boat} [up high|in the air|out of the drops].',
        '{Hero}, who had [also moved|moved as well], held {boat} [up high|in the air|out of the drops].',
      ],
      [
        '“What’s that?” asked {cloud}, [leaning over|coming nearer]. “A ship,” said {hero}, and held it [still |even |]higher.',
        '“[Oh|Please], what is it?” asked {cloud}, [leaning over|coming nearer]. “[Just a|A] ship,” said {hero}.',
      ],
      [
        '“Then it wants water, and that’s me!” [cried|said] {cloud}, so [glad|pleased|delighted] that she dripped on {cat}.',
        '“But ships want water, and that’s [me|what I am]!” [cried|said] {cloud}, and for [joy|pure joy] she dripped on {cat}.',
        '“Then you’ll need me!” [cried|said] {cloud}, so [glad|pleased|delighted] that [three drops|one or two drops] fell on {cat}.',
      ],
      [
        '“I’ve nothing against rain,” {cat} told his [wet|damp] paw, “[only not|just not|except] on me.”',
        '“Rain [is all right|is a fine thing],” said {cat}, shaking a [wet|damp] paw, “[only not|just not] on me.”',
      ],
      [
        'So [felt|thought] the whole class: it liked {cloud}, only not the wet, and that could [surely|no doubt|perhaps] be stopped.',
        '[Everybody|The whole class] felt like that: they liked {cloud}, only not the wet, and [decided|agreed] to stop it.',
      ],
    ],
    umbrella: [
      [
        '{Hedgehog} the hedgehog, who had [owned|carried] an umbrella [for months|for a year] without any rain, was the first [to help|with a plan].',
        '“At last,” [said|cried] {hedgehog} the hedgehog, who had [carried|dragged] an umbrella about [for months|for a year|all year].',
        'The first [to help|with a plan] was {hedgehog} the hedgehog, whose umbrella had waited [in vain |][for months|for a year|all year].',
      ],
      [
        'He [held|put] it [up |]under {cloud}, the floor stayed dry, and everybody [clapped|cheered].',
        'Under {cloud} he [put|held] it up, the floor stayed dry, and everybody [clapped|cheered].',
        'He [held|put] it up under {cloud}, and [since|because] the floor stayed dry, everybody [clapped|cheered].',
      ],
      when('together', ['{Others} [moved|crept] in under it [at once|straight away].']),
      [
        'So {hedgehog} bowed, [low|left and right|as one does], and the umbrella bowed, too, and it all [came|poured] down on {hero}.',
        'So {hedgehog} had to bow. The umbrella bowed with him, and it all [came|poured] down [at once|in one go] on {hero}.',
      ],
      '{refrain}',
      [
        '“It has to go somewhere,” [said|noted] {hero}, [shaking|emptying] [one ear|both ears|the left ear|the right ear].',
        '“You can’t keep it off,” [said|noted] {hero}, “it [always |]has to go somewhere.”',
        '“So it [always |]has to go somewhere,” [said|noted] {hero}, with [one|a] full ear.',
      ],
    ],
    bucket: [
      when(
        'episode:umbrella',
        [
          '“[Then let it|Let it|It can] go in here,” [said|called|squeaked] {mouse} the mouse, and [rolled|pushed] [in|up] a bucket.',
          '“Somewhere? [In here|This is somewhere]!” [called|said|squeaked] {mouse} the mouse, [rolling|pushing] [in|up] a bucket.',
        ],
        [
          'The first [to help|with a plan] was {mouse} the mouse, who [rolled|pushed] a bucket [right |]under {cloud}.',
          '“What drips can be caught,” [called|said] {mouse} the mouse, and [rolled|pushed] [in|up] a bucket.',
        ],
      ),
      [
        '[Ping|Plink], it went, and {cloud} was [enchanted|delighted|overjoyed], for nobody had ever [wanted|asked for] her drops.',
        'Nobody had ever [wanted|asked for] her drops, and {cloud} listened [with delight|in delight|with joy]: [ping|plink].',
        '[Ping|Plink], it went, and as nobody had ever [wanted|asked for] her drops, {cloud} was [enchanted|delighted|overjoyed].',
      ],
      [
        'She played [faster and faster|more and more|louder and louder], till it ran over, and {mouse} swam [out|past|about in it].',
        'So she played a march, till {mouse} was [swimming|afloat], and the tune ran [over the rim|down the aisle|over the floor].',
        'She [tried|made] a tune, and a [faster|longer] one, until it ran [over the rim|down the aisle], with {mouse} in it.',
      ],
      '{refrain}',
      [
        '“The [happier|more pleased] she is, the more [there is|comes out],” [said|noted] {hero}, [lifting one wet foot|with wet feet].',
        '“She was happy,” [said|noted] {hero}, [lifting one wet foot|with wet feet], “and that [only makes|makes] more [of it|rain].”',
      ],
    ],
    board: [
      when(
        'episode:bucket',
        [
          '“Then something that makes nobody happy,” said {teacher}, and called her up to the board for [sums|long division|fractions].',
          '“[Nobody was|No one was] ever happy about [sums|long division|fractions],” said {teacher}, and [asked|called] {cloud} to the [blackboard|board].',
        ],
        when(
          'episode:umbrella',
          [
            '“Then it mustn’t even start,” said {teacher}, “and [sums|fractions] never started anything,” and [asked|called] {cloud} to the [blackboard|board].',
            '“Then we stop it before it starts,” said {teacher}, and [asked|called] {cloud} to the [blackboard|board], for [sums|fractions] are dry.',
          ],
          [
            '“[Sums|Fractions] are the driest thing [there is|in the world],” said {teacher}, and [so she|she] [asked|called] {cloud} to the [blackboard|board].',
            'There is [nothing drier|little drier] than [sums|long division|fractions], thought {teacher}, and [asked|called] {cloud} to the [blackboard|board].',
          ],
        ),
      ),
      [
        'As long as {cloud} [counted|thought], with her back to the class, [it helped|she was dry|she stayed dry].',
        'With her back to the class {cloud} [counted|thought], and [not a|not one|no] drop [came|fell].',
        '[It helped|It worked]: with her back to the class {cloud} [counted|thought] without [a|one|a single] drop.',
      ],
      [
        'But with the [right|correct] answer she turned round, saw all those eyes, and rained it [down|off] the wall[ again|].',
        'She got it right, too, but then she turned round, saw all those eyes, and washed it [down|off] the wall[ again|].',
        'Then she turned round with the [right|correct] answer, saw all those eyes, and it ran down the wall [with the chalk|in white].',
      ],
      when('together', ['The rest [ran|dripped] over {others}, [as far as the socks|down to the floor].']),
      '{refrain}',
      [
        '{Hero} had looked [hardest|longest|most], and [now|then] thought: it’s because we [all |]look at her.',
        '“It’s [because|when] we all look,” [said|noted] {hero}, who had [stared|looked] as [hard|much] as anyone.',
      ],
    ],
    shelf: [
      when(
        'episode:board',
        when(
          'episode:bucket',
          [
            '“Then let’s go where nobody looks up,” [said|whispered] {mouse}, and [took|led] {cloud} to the [quiet |]library.',
            '“I know where nobody [looks|will look] at you,” [said|whispered] {mouse}, [and so they|and they] went to the library[, on tiptoe|].',
          ],
          [
            '“Then let’s go where nobody looks up,” [said|whispered] {mouse} the mouse, and [took|led] {cloud} to the [quiet |]library.',
            '“I know where nobody [looks|will look] at you,” [said|whispered] {mouse} the mouse, [and so they|and they] went to the library[, on tiptoe|].',
          ],
        ),
        when(
          'episode:bucket',
          [
            '“Then something [quiet|calm],” said {mouse}, [still dripping|emptying both ears], and took {cloud} to the library, where nobody is ever too happy.',
            '“[I know|There’s] a place without any ping,” said {mouse}, [still dripping|emptying both ears], and took {cloud} to the library.',
          ],
          when(
            'episode:umbrella',
            [
              '“Then it mustn’t even start,” [said|whispered] {mouse} the mouse, and took {cloud} to the library, where it is [calm|quiet].',
              '“Then we stop it before it starts,” [said|whispered] {mouse} the mouse, and took {cloud} to the [quiet|calm] library.',
            ],
            [
              'The first [to help|with a plan] was {mouse} the mouse, who took {cloud} to the library, where you can hear a page [turn|think].',
              '“She [only |just ]needs quiet,” said {mouse} the mouse, and took {cloud} to the library, where you can hear a page [turn|think].',
            ],
          ),
        ),
      ),
      [
        'There they read about a [kite|duck|snowman] that wanted to go home, and for [nine|ten|twelve] pages {cloud} [stayed|was] dry.',
        'The book was about a [kite|duck|snowman] that wanted to go home, and for [nine|ten|twelve] pages not [a|one] drop fell.',
      ],
      [
        'But then it could not find the way, and {cloud} cried until the [letters|words|lines] [swam|floated].',
        'But home was too far, and {cloud} cried until the [letters|words|lines] [swam|floated|began to swim].',
        'But it never got there, and {cloud} cried until the [letters|words|lines] [swam|floated off|began to swim].',
      ],
      '{refrain}',
      [
        '“It was the sad [bit|part],” said {hero}, [drying|mopping] [the|a] page, “and books are full of [them|that].”',
        '{Hero} [dried|mopped] [the|a] page and knew [now|why]: it comes when she’s [sad|unhappy].',
        'So it’s because she is sad, [thought|noted] {hero}, [drying|mopping] [the|a] [wet |]page.',
      ],
    ],
    joke: [
      when(
        'episode:shelf',
        [
          '“If sad [makes it rain|starts it], funny must stop it,” said {frog}, and told {cloud} from a chair about two flies [in a lift|on a bus|in a soup].',
          '“Then somebody must make her laugh,” said {frog}, and [climbed|hopped] on a chair and told her about two flies [in a lift|on a bus|in a soup].',
        ],
        when(
          'episode:board',
          [
            '“Who laughs doesn’t see who’s looking,” said {frog}, and [climbed|hopped] on a chair and told {cloud} about two flies [in a lift|on a bus|in a soup].',
            '“Then she must look at me instead,” said {frog}, and told {cloud} from a chair about two flies [in a lift|on a bus|in a soup].',
          ],
          when(
            'episode:umbrella',
            [
              '“Then it mustn’t even start,” said {frog}, “and who laughs can’t drip,” and told {cloud} from a chair about two flies [in a lift|on a bus|in a soup].',
              '“Then stop it before it starts,” said {frog}, and [climbed|hopped] on a chair and told {cloud} about two flies [in a lift|on a bus|in a soup].',
            ],
            [
              'The first [to help|with a plan] was {frog}. “Who laughs can’t drip,” he said, and told {cloud} from a chair about two flies [in a lift|on a bus|in a soup].',
              '“Nobody can laugh and drip,” said {frog}, and [climbed|hopped] on a chair and told {cloud} about two flies [in a lift|on a bus|in a soup].',
            ],
          ),
        ),
      ),
      [
        'For a [while|time] {cloud} only [wondered|thought about] what was funny, and [wondering|thinking] is [quite |]dry.',
        'It [helped|worked] as long as {cloud} [wondered|thought about] what was funny, for [wondering|thinking] is [quite |]dry.',
      ],
      [
        'Then she got it, and shook with laughter and rain, and {hero} [only just|barely] [covered|saved] {boat}[ in time|].',
        'Then she got it, and laughed with [the whole of herself|all that she had] and rained, and {hero} [only just|barely] [covered|saved] {boat}.',
      ],
      when('together', ['{Others} [sat|were] nearest, and got the [rest|most] of it.']),
      '{refrain}',
      [
        '“She laughs with the same water that she cries with,” [said|noted] {hero}, [out of breath|dripping|all wet].',
        '“It’s [all one|all the same] water,” [said|noted] {hero}[, out of breath|, dripping|], “for laughing and for crying.”',
      ],
    ],
    drum: [
      [
        '“Then let it come out as noise,” said {goat} the goat, and gave her [the ninth|the last|the best] bar on his [big |]drum.',
        '“But noise is dry,” said {goat} the goat, and [kept|saved|gave] her the [ninth|best|last] bar on his [big |]drum.',
      ],
      [
        'He nodded, and she let it [out|go], BOOM, till the [windows|lamps|desks] rang, without [a|one|a single] drop.',
        'When he nodded, she let it [out|go], BOOM, and the clock fell off the wall, but not [a|one|a single] drop.',
      ],
      [
        'But it gave her such a fright that she [fled behind|hid behind] the curtain and rained on the [choir|flutes|piano].',
        'But she was so frightened of herself that she [fled|hid] behind the curtain and rained on the [choir|flutes|piano].',
      ],
      '{refrain}',
      [
        '“Laughing or frightened,” [counted|said] {hero} [under the desk|with ringing ears], “it [all|always] comes out as rain.”',
        '“First laughing, [and |]now fright,” [counted|said] {hero} [under the desk|with ringing ears], “it [all|always] comes out as rain.”',
      ],
    ],
    full: [
      [
        '{Cloud} had counted the inches, and so that nobody had to move again, she kept all her rain in, all through [geography|spelling|history].',
        'So that nobody had to move another inch, {cloud} [kept|held] it in, every drop, all through [geography|spelling|history].',
      ],
      [
        'But it has to go somewhere, and so she grew, as [big|wide] as a [wardrobe|piano|bus|barn].',
        'But it did not go away, and she grew as [big|wide] as a [wardrobe|piano|bus|barn].',
        'But what does not come out stays in, and she grew as [big|wide] as a [wardrobe|piano|barn].',
      ],
      [
        '¶Then one drop [got away|slipped out], no bigger than a [lentil|pea|pinhead], and [landed|fell] on {boat}.',
        '¶Then she [lost|dropped] one, [just one|only one], no bigger than a [lentil|pea|pinhead], and it [landed|fell] on {boat}.',
      ],
      [
        '“Can’t you [go and |]rain somewhere else!” [shouted|cried] {hero}, [much |]louder than {they} had [meant|wanted].',
        '“[Oh, go|Go] and rain somewhere else!” [shouted|cried] {hero}, in a voice {they} did not [know|recognise].',
        '{Hero} [shouted|cried], [much |]louder than {they} had [meant|wanted], “[Oh, go|Go] and rain somewhere else!”',
      ],
      asideHere('trouble', {
        person: [
          '“She was only trying to take up no [room|space],” said {friend}, [very softly|too late].',
          '“But it was only one,” said {friend}, [very softly|too late|after a while].',
        ],
        pet: ['{Friend} laid back [one ear|both ears] and [slowly|very slowly|softly] crept under the desk.'],
      }),
    ],
    gone: [
      [
        '“Sorry,” [said|whispered] {cloud}, [tucked in her edges|made herself thin] and went out by the [open|top] window.',
        '“Sorry,” [said|whispered] {cloud}, and went out by the [open|top] window, with her edges [tucked in|pulled in].',
        '“Sorry,” [said|whispered] {cloud} [again|once more], and [then she|she] [squeezed|slipped|went] out by the [open|top] window.',
      ],
      [
        'On her chair lay a puddle, in the shape of somebody [trying to take|who takes|who wants to take] up no [room|space].',
        'What she left was a [small |]puddle on her chair, in the shape of [someone|somebody] who is no trouble[ to anyone|].',
      ],
      when('together', ['[Nobody|No one] said a word, not even {others}.']),
      [
        '“Dry at last,” said {cat}, and looked round for somebody to be [glad|pleased] with, [and|but] [found|saw] [nobody|no one].',
        '“[So|There], dry at last,” said {cat}, but [nobody|no one] was [glad|pleased] [with him|about it], [not even|least of all] {cat}.',
      ],
      takes('boat', {
        wish: [
          [
            'Then {hero} remembered {their} wish. It had come, [small as it was|to school|that very morning], and sat down beside {them}, and {they} had sent it away.',
            '[Only then|Only now] did {hero} [think of|remember] {their} wish. It had [come and |]sat down [right |]beside {them}, and {they} had sent it away.',
          ],
        ],
        world: [
          [
            '{Boat} was [safe|dry] now, and no nearer to the world: the only water for miles had [just|that minute] gone out by the window, saying sorry.',
            '{Boat} would never get round the world now: the only water for miles had asked for [just|nothing but|no more than] a chair, and been [sent off|sent away].',
          ],
        ],
        dry: [
          [
            'Now {boat} would stay dry, and {hero}, who had wanted [just|exactly] that, [did not understand|wondered] why it did not feel [better|like winning].',
            '{Boat} was dry and would stay dry, [just|exactly] as {hero} had wanted, and it did not feel [like much|like winning|nice].',
          ],
        ],
      }),
    ],
    leave: [
      [
        'So that nobody had to move another inch, {cloud} [now |][kept|held] it in, every drop[ of it|].',
        '{Cloud} had counted those inches, and [now|so] [kept|held] it in[, every drop|, all of it|].',
      ],
      [
        'She grew as [big|wide] as a [wardrobe|barn|bus], but [one|a] drop [got away|slipped out], on to {boat}.',
        'It made her as [big|wide] as a [wardrobe|barn|bus], till [one|a] drop [fell|landed] on {boat}.',
      ],
      [
        '“[Oh, go|Go] and rain somewhere else!” [shouted|cried] {hero}, [far too|much too|too] loud.',
        '“Can’t you [go and |]rain somewhere else!” [shouted|cried] {hero}, [far too|much too|too] loud.',
      ],
      asideHere('trouble', {
        person: ['“But it was only one,” said {friend}, [very softly|too late|after a while].'],
        pet: ['{Friend} laid back [one ear|both ears] and [slowly |]crept under the [desk|table].'],
      }),
      [
        '“Sorry,” [said|whispered] {cloud}, and [then|a moment later] there was only a [small |little |]puddle.',
        '“Sorry,” [said|whispered] {cloud}, and [slipped|went|squeezed] out by the [open |top |]window.',
      ],
      [
        '“Dry at last,” said {cat}, and [waited for somebody|looked for somebody] to be [glad|pleased] with him.',
        '“[So|There], dry at last,” said {cat}, but [nobody|no one] was [glad|pleased], [not even|least of all] {cat}.',
      ],
      takes('boat', {
        wish: [
          [
            '{Hero} thought of {their} wish: it had [come and |]sat down beside {them}, and {they} had [shouted at it|sent it away].',
            'And {hero} remembered {their} wish: it had come [to school|that very morning], and {they} had [shouted at it|sent it away].',
          ],
        ],
        world: [
          [
            '{Boat} was [safe|dry]. But the only water for miles had asked for [just|nothing but] a chair, and been [sent off|sent away].',
            'Now {boat} was [safe|dry], and the only water for miles had [just|that minute] gone out by the window, saying sorry.',
          ],
        ],
        dry: [
          [
            '{Hero} [did not understand|wondered] why a dry ship did not feel [better|like winning|more like winning].',
            '{Boat} was dry and would stay dry, but {hero} [turned it round and round|did not look at it].',
          ],
        ],
      }),
    ],
    dry: [
      [
        'Now everybody could have moved back, but nobody did, and her chair [stayed|stood] [alone|empty|there] in the gap.',
        'Nobody moved back, though [everybody|anybody] could have, and [so |]her chair [stayed|stood] alone in [its|the] gap.',
        'Now there was room to move back [again|at last], but nobody [did|wanted to], and her chair stood [alone|there] in the gap.',
      ],
      [
        '{Boat} stood on the desk, [safe|nice] and dry, and looked, {hero} had to [say|admit], exactly like a hat.',
        'On the desk stood {boat}, [safe|nice] and dry, and the longer {hero} [looked at it|looked], the more it was a hat.',
        '“A hat,” said {hero} to {boat}, which stood on the desk, [safe|nice] and dry[, with nothing to do|].',
      ],
      [
        '“It’s the [best|finest] puddle [we’ve had|I’ve sat in] [since March|all year],” said {frog}, [sitting|who sat] in what was left of {cloud}.',
        '{Frog} sat in what was left of {cloud}. “It’s the [best|finest] puddle [we’ve had|I’ve sat in] [since March|all year],” he said.',
      ],
      [
        'The water was only in the wrong place, thought {hero}, and [looked|stared] out at the [dust|dry yard].',
        '{Hero} looked from the puddle out to the [dusty|dry] yard, where nobody would have [minded it|moved over].',
        'Only it was indoors, thought {hero}, and [out there|outside] lay a whole yard of [dust|cracks].',
      ],
    ],
    out: [
      TURN,
      when('together', [
        '{Others} came along as far as the [door|step], and [waited|stopped] there.',
        '{Others} [stayed|waited] at the door, [since|because] it had to be held.',
      ]),
      [
        'There hung {cloud}, no further than the swing, too [full|heavy] to [fly|rise|go on].',
        'Over the swing hung {cloud}, too [full|heavy] to [fly|rise|go on|get any further].',
        '{Cloud} had got no further than the swing, too [full|heavy] to [fly|rise|go on].',
      ],
      [
        '“I’m sorry [that I shouted|I was so loud],” said {hero}, and asked what nobody had asked [all day|yet]: “What are you [so |]full of?”',
        '“Sorry,” said {hero}, [whose turn it was|for a change|as it was {their} turn]. Then {they} asked what nobody had asked [all day|yet]: “What are you full of?”',
      ],
      [
        '“[Of home|Home],” [said|whispered] {cloud}. “It’s [so|terribly] far to {far}, and it’s all in me. So please move over.”',
        '“Home,” [said|whispered] {cloud}, “all the way from {far} to here, so you’d [better|best] move over.”',
        '“I keep thinking of {far},” [said|whispered] {cloud}, “and it [fills me right up|has filled me right up]. So [please|do] move over.”',
      ],
    ],
    rain: [
      [
        'But here, thought {hero}, [was only|lay only|there was only] dust, with cracks that had waited for it [for months|all year|half a year].',
        'But {hero} saw the [dust|ground] and the cracks in it, which had waited [for months|all year|half a year] for [just|exactly] this.',
      ],
      [
        'So {they} did not move over, not [one|an] inch, but sat in the dust [right|straight] under her. “{Go},” said {hero}.',
        '“{Go},” said {hero}, and did not move over, but sat [in the dust|in all that dust] [right|straight] under her.',
        'So {hero} sat [in the dust|in all that dust] [right|straight] under her, without moving an inch, and said, “{Go}.”',
      ],
      [
        'It came in drops, in [strings|streams], and then [all of it|all of home] at once, and nobody tried to [stop|catch] it.',
        'It [dripped|pattered], it poured, and [then|at last] it rained the whole [long way|way] home, and nobody tried to [stop|catch] it.',
        'It came [drop by drop|slowly], and then with a [roar|rush], and nobody [held anything over|put anything under] it.',
      ],
      when('together', [
        '{Others} came [out|over] and sat down, too, without an inch between [them|them all].',
        'Then {others} [sat down|settled] in it, too, [close up|with no inch left between].',
      ]),
      [
        '{Hero} did not ask when it would [stop|be over], [and stayed|but stayed|but sat there] to the [last|very last] drop.',
        'And {hero} [stayed|sat there], [wet to the skin|wet through], [to|until] the [last|very last] drop.',
      ],
    ],
    rainbow: [
      [
        'When it was all out, {cloud} was as white as [milk|a shirt|a sheet], and had to [hold|cling] on to the swing.',
        'After the last drop {cloud} was white, and so light that the wind [nearly|almost] [took her along|picked her up].',
      ],
      [
        'The sun [came|looked] round the [corner|roof], and a rainbow stood [from wall to wall|right across the yard|over the yard].',
        'Then the sun [came|looked] round the [corner|roof], and there [stood|hung] a rainbow, [from wall to wall|right across the yard].',
      ],
      [
        '“Sorry,” said {cloud}, who saw [it|it only] now, “I think I’ve [made|dropped|spilled] something.”',
        '“Sorry, is that [from me|mine]?” [asked|said] {cloud}, when she turned round and saw [it|it only] now.',
        '{Cloud} [turned|looked] round and [got a fright|started]. “Sorry,” she said, “[I think |]that must have been me.”',
      ],
      [
        '“[Leave it|Don’t wipe it off],” said {hero}, and looked [until|till] {their} neck [hurt|ached].',
        '“[Don’t be|Never be] sorry for that,” said {hero}, and looked [until|till] {their} neck [hurt|ached].',
        '“[Please do|Do] it again,” said {hero}, [softly|after a while], with {their} head [back|tipped back].',
      ],
      [
        '{Frog} [opened|pushed open] the door, looked [at the flood|over the water], said “Home” in a [hoarse|broken|very small] voice, and jumped.',
        '“Home,” said {frog}, who had come to the door, in a [hoarse|broken|very small] voice, and then he [jumped|leapt] [in|right in].',
      ],
    ],
    sail: [
      [
        'The yard was a sea now, [from wall to wall|right up to the gate], and {hero} [raced|hurried] [in |]to fetch {boat}.',
        'Where the [dust|cracks] had been lay a sea, and {hero} [raced|hurried] [in |]to fetch {boat}[ from the desk|].',
      ],
      takes('boat', {
        wish: [
          [
            '“I wished for you [this morning|before you came],” {they} told {cloud}. “I just didn’t know you’d have a name.”',
            '“You’re my wish,” {they} [told|said to] {cloud}. “I [only|just] never thought you’d be [somebody|so shy].”',
          ],
        ],
        world: [
          [
            '“Round the world, please,” {they} said to {cloud}, “[by way of|past] the [slide|bicycles|bins].”',
            '“How far is it round the world?” {they} asked {cloud}. “By wind? Not [very |]far,” [said|replied] {cloud}.',
          ],
        ],
        dry: [
          [
            'For one [breath|moment] {they} held it over the water, the driest ship in the [whole |]world, and then [let go|put it down].',
            '“It’ll get wet,” [said|warned] {cloud}. “Yes,” said {hero}, and [let go|put it down] all the same.',
          ],
        ],
      }),
      launched,
      [
        'It went round the swing, which is round the world for paper, and everybody [ran|waded|splashed] along[, cheering|].',
        'Round the world it sailed, that is, round the swing, with everybody [running|wading|splashing] along[, cheering|].',
      ],
      [
        '“[I was wrong|I admit it],” said {frog}, [saluting|with a salute|swimming after it], “it isn’t a hat.”',
        '“That’s [no|not a] hat,” [admitted|said] {frog}, [saluting|with a salute|swimming after it].',
      ],
    ],
    sink: [
      [
        'But a paper ship has one voyage in it. On the way [home|back] {boat} [bowed|leaned over|went soft] [once more |]and sank.',
        'But paper does not argue with water for long, and on the way [home|back] {boat} [leaned over|bowed|went soft] and sank.',
      ],
      when(
        'giver',
        [
          '“This is the great day that {giver} kept the paper for,” said {hero}, [which was true|and meant it], but {their} face had [already |]begun to rain.',
          '“It did just what {giver} kept it for,” said {hero}, but {their} face had [already |]begun to rain.',
        ],
        [
          '“It was made to sail,” said {hero}, [which was true|and meant it], but {their} face had [already |]begun to rain.',
          '“It was only paper,” said {hero}, [very bravely|and meant it], but {their} face had [already |]begun to rain.',
          '{Hero} [knew|listed] all the reasons [not to|why one needn’t] mind, and at the [third|fourth] {their} face began to rain.',
        ],
      ),
      [
        '{Cloud} knew that weather. She held nothing over it and put nothing under it, and told no [jokes|stories|sad stories].',
        '{Cloud}, who knew that weather, did not try to stop it[ at all|].',
      ],
      [
        'She came [down|low], so close that there was no inch between them, and said, “{Go}.”',
        '“{Go},” she said, and [settled|came down] [close|right] beside {hero}, with no inch between.',
        'She only [settled|came down] [close|right] beside {hero}, nearer than an inch, and said, “{Go}.”',
      ],
    ],
    voyage: [
      [
        'The yard was a sea now, and {hero} [raced in to fetch|raced to get|hurried to fetch|fetched] {boat}.',
        'Where the [dust|cracks] had been lay a sea, and {hero} [raced to get|fetched|hurried to fetch] {boat}.',
      ],
      takes('boat', {
        wish: [
          [
            '“I wished for you,” {they} told {cloud}. “I just didn’t know you’d have a name.”',
            '“You’re my wish,” {they} [told|said to] {cloud}. “I never thought you’d be [somebody|so shy].”',
          ],
        ],
        world: [
          [
            '“Round the world, please,” {they} said to {cloud}, “[by way of|past] the [slide|bicycles|bins].”',
            '“How far is it round the world?” {they} asked. “By wind? Not far,” [said|replied] {cloud}.',
          ],
        ],
        dry: [
          [
            '“It’ll get wet,” [said|warned] {cloud}. “Yes,” said {hero}, and [let go|put it down].',
            '“It was dry [long|quite long] enough,” {they} [said|told {cloud}], and [set|put] it on the water.',
          ],
        ],
      }),
      [
        '“That’s no hat,” [admitted|called|said] {frog}, when it sailed round the swing, with {cloud} [blowing|puffing].',
        '{Cloud} [blew|puffed], and it sailed round the swing, and {frog} [admitted|saw] that it was no hat.',
      ],
      [
        'But [on the way back|just before home|just before the gate] it grew soft, as paper [does|will], and sank.',
        'But paper has one voyage in it: [just before home|on the way back] it [bowed|leaned over|grew soft] and sank.',
      ],
      when(
        'giver',
        [
          '“That’s the great day {giver} kept the paper for,” said {hero}, but {their} face [had begun|began|had started] to rain.',
        ],
        [
          '“It was made to sail,” said {hero}, but {their} face [had begun|began|had started] to rain.',
          '“It was only paper,” said {hero}, but {their} face [had begun|began|had started] to rain.',
        ],
      ),
      [
        '{Cloud}, who knew that weather, came [down close|closer than an inch|as close as could be] and said, “{Go}.”',
        '{Cloud} knew that weather. “{Go},” she said, and [settled|came down] [close|right] beside {them}.',
      ],
    ],
    bench: [
      when(
        'adults',
        [
          '{Adults} came [with|back with] blankets, and they all sat [drying |]on the bench, {party} beside {cat}, who was wet and did not [mention|discuss] it.',
          'When {adults} [came with|had brought] blankets, they all sat on the bench, {party} beside {cat}, who was wet and did not [mention|discuss] it.',
        ],
        [
          'At [four|three|the end] they all sat on the bench to dry, even {cat}, who was wet and did not [mention|discuss] it.',
          'Then they all sat drying on the bench, {party} [next to|beside] {cat}, who was wet and did not [mention|discuss] it.',
          'On the sunny bench they all sat drying, {party} [next to|beside] {cat}, who was wet and [pretended not to be|did not mention it].',
        ],
      ),
      [
        'For {cloud}, who came [last|down last|down], there was no [room|place|gap] left[ at all|].',
        '{Cloud} came [down last|last], and found no [room|place|gap] [left|anywhere].',
      ],
      '¶{refrain}',
      asideHere('end', {
        person: [
          '{Friend} [moved|made it] two: one for now, and one for [this|that] morning.',
          '{Friend} [stood up|got up] altogether, [which made it|to make it] two at least.',
        ],
        pet: ['{Friend} made it two, [tail first|yawning]: one for now, and one for [this|that] morning.'],
      }),
      [
        'Put together, all those inches [made|came to] exactly one cloud, and she sat [down |]in the [very |]middle.',
        'All those inches [were|made|came to] exactly one cloud, and she sat [down |]in the [very |]middle.',
      ],
      [
        'She was so happy that she lost [a|one] drop, [right on|straight on to] {cat}, [and everybody looked|and they all looked|and everyone looked].',
        'She was so happy that [a|one] drop [got away|slipped out], on to {cat}, and [everybody|everyone] looked.',
      ],
      [
        '“Sor…” [began|said] {cloud}. “{Go},” said {cat}.',
        '“Sor…” {cloud} [began|was beginning], but “{Go},” said {cat}.',
      ],
    ],
  },
  asides: {
    start: { person: ['“[Hello|Welcome],” said {friend}.'], pet: ['{Friend} [sniffed|sneezed] at a drop.'] },
    way: { person: ['{Friend} [emptied|shook] [an|one] ear.'], pet: ['{Friend} [shook|dried] an ear.'] },
    trouble: { person: ['“[So am I|Me too],” said {friend}.'], pet: ['{Friend} sat down, [tail|ears] low.'] },
    turn: { person: ['{Friend} sat down in it, too.'], pet: ['{Friend} sat down in it, too.'] },
    end: { person: ['{Friend} [laughed|clapped].'], pet: ['{Friend} dried, [ears|tail] first.'] },
  },
  adults: {
    start: [
      '“[Fair winds|A good voyage]!” {grownUp} [called|called after it] [at|from] the gate.',
      '{GrownUp} had [come along|come] as far as the gate, [carrying|with] the [bags|lunch|books], to [wave|see it off].',
    ],
    end: [
      '{GrownUp} had [brought|fetched] a [big|warm|dry] blanket, and [rubbed|dried] whoever was nearest.',
      '{GrownUp} [came|went] along [behind|the row] with a [big|warm|dry] blanket, and [rubbed|dried] every [ear|head].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
