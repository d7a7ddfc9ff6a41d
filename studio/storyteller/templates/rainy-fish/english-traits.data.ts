/** What heroes of each trait do at the sea, in English for readers of 5 to 10. */
import type { TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} had already [shaken hands with a crab|jumped off the tall rock|put one foot in the jellyfish corner], [twice|and would again|just to see].',
    '{Hero} always went into the water [first|backward|at a run], because [somebody has to|it gets the cold over with].',
  ],
  curious: [
    '{Hero} had [turned over|looked under] [forty|fifty|ninety] stones so far, and every one had [a tenant|something to hide|legs beneath it].',
    '{Hero} had asked the sea [nine|a dozen|thirty] questions by [lunch|noon], and it had answered [with a shell|splash to all of them].',
  ],
  kind: [
    '{Hero} had [carried|given] a lost snail [a lift|a ride] to the [water|shade], and [waved it off|wished it luck].',
    '{Hero} kept the [crusts|last bites] for the gulls, who had [never once|not] said [thank you|please].',
  ],
  funny: [
    '{Hero} had dressed the [sand heap|rock|bucket] in a [hat|towel|sock] and was telling it [jokes|the news].',
    '{Hero} did a very good [walrus|sea cow|camel], and the [gulls|waves] had [asked for it|clapped] [twice|again].',
  ],
  shy: [
    '{Hero} liked the sea because it [does all the talking|never asks your name|lets you be quiet], [all day long|wave after wave].',
    '{Hero} had said hello to [one|a single] crab, [softly|in a whisper], and it had [waved|bowed] back.',
  ],
  stubborn: [
    '{Hero} had built the same wall against the sea [eleven|nine|fourteen] times, and [the sea was getting tired|it was getting better].',
    '{Hero} had been told that the [knot|lid|shell] would not [open|come undone], and was [still at it|nearly there].',
  ],
  dreamy: [
    '{Hero} had been looking at one [wave|shell|grain of sand] for so long that it [had a name|looked back].',
    '{Hero} lay and listened to the [foam|shells], which [told|seemed to tell] [long|slow] stories with no end.',
  ],
  careful: [
    '{Hero} had set out [nine|twelve|seven] shells by size, and [put back|then turned] the one that [was out of line|winked].',
    '{Hero} had checked the [rope|knot|sky] three times, and [once more|again] for [luck|company].',
  ],
  energetic: [
    '{Hero} had raced every wave [up|along] the beach since [breakfast|dawn] and was [winning|ahead], [ninety|sixty] to two.',
    '{Hero} had dug, [hopped|cartwheeled], swum and [dug again|run home for a spoon], and it was only [nine|ten] o’clock.',
  ],
  clever: [
    '{Hero} could tell the time by the [palm’s shadow|crabs], [give or take|to within] an hour, and was [working on|learning] the tides.',
    '{Hero} had led the sea round the [castle|basket] in a [canal|ditch] with [two|three] gates, and the sea [did as it was told|was impressed].',
  ],
};

export const turns: TraitLines = {
  brave: [
    '{Hero} [stood up|got up], because giving up is [no harder|less work] sitting down, and {they} [had not come for that|{hero|was|was|were} not going to try it].',
    '“I’m not [scared of|going to be stopped by] a blue sky,” said {hero}, and looked it [straight|right] in the [face|eye].',
  ],
  curious: [
    '“What do we [know|have] so far?” {hero} wondered, and began to look for [it|that] [out at sea|along the edge of the world|where the sea stops].',
    '{Hero} had one [last|small] question left: who else has [water|a lot of water] and [nothing to do|a good high place]? {They} [looked|searched] [all round|far out].',
  ],
  kind: [
    '{Hero} put one {hero.hand} in the water, and {fish} [leaned|rested] on it. “We’ll [stay|wait] [together|here],” {they} said, and [looked up|looked out].',
    '{Hero} could not bear {fish’s} [small|quiet] face, so {they} looked [away|out to sea], where the [light|sun] was.',
  ],
  funny: [
    '{Hero} tried to sneeze on {fish} for [fun|luck], and {fish} [nearly smiled|said it was too short]. But it gave {hero} [half of an idea|something to think about].',
    '“I could [cry on you|spit|wring out my hair],” {hero} offered. {Fish} [almost|very nearly] laughed, and both of them looked [up|out].',
  ],
  shy: [
    '{Hero} did what {they} did best, which was [to be quiet|to sit still], and so {they} heard what [loud people|others] [miss|never hear].',
    '{Hero} said nothing for a [long|good] while. It is [surprising|odd] what comes [up|near] when you [say nothing|wait].',
  ],
  stubborn: [
    '“I said rain,” said {hero}, “and I [meant|mean] rain,” and {they} glared at the [sky|sea] until it [blinked|had to do something].',
    '{Hero} [dug in|crossed] both [heels|feet] and did not [go home|give up]. {They} [looked|stared] at the sea till [something moved|it gave way].',
  ],
  dreamy: [
    '{Hero} let {their} eyes go [soft|far], as {they} did when [nobody|no one] was looking, out to where the [sea|blue] [ends|folds over].',
    '{Hero} was gazing at nothing, which {they} did [well|often], when the nothing [moved|did something].',
  ],
  careful: [
    '{Hero} drew it all in the sand, one [line|row] for each try, and [read|went] through it [slowly|twice], and [looked up|nodded].',
    '“Once more, [in order|slowly],” said {hero}, and counted the tries on {their} {hero.toes}, and [there was one left|looked out to sea].',
  ],
  energetic: [
    '{Hero} ran to the top of the [highest|tallest] [rock|dune], because {they} thought best [on the run|out of breath], and [looked out|there {they} stopped].',
    '{Hero} jumped up and down to [shake out|wake] an idea, and [at|on] the [ninth|sixth] jump {they} saw [further|past the reef].',
  ],
  clever: [
    '“If {rule1},” {hero} said slowly, “then it is no good asking [small|short] people.” And {they} looked for somebody [bigger|very big].',
    '{Hero} put the tries [side by side|together] like [bits|pieces] of a puzzle, and saw the [shape|size] of what was [missing|not there].',
  ],
};
