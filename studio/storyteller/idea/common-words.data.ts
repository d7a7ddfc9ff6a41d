/**
 * Common English words one letter away from a word that the storyteller knows: nobody meant to write that one. From the
 * SCOWL word lists up to size 50.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `abridge abridges adder adders adorn adorns agate agates ailing aired alder alders align aligns allay allays
  allies alloy alloys aloes along aloud ample apace applies apply aright arose aster asters atone atones await
  awaiting awaits awaken awakens aware awing awoke baaing babes backboard backboards backing backings backward
  backwards badder bailing bails baiting baits baker bakers balds bales baling balking balks ballot ballots balms
  bands banes banking bards bares baring barking barks barrow barrows bases bashes basing basis basked basking
  batch batches bates bathe bather bathers bathes bathos bating battle battles bawls baying beading beads beagle
  beagles beaks beams beans beard beards beast beasts beating beatings beats beaus beech beeches beefs beers
  beeves belch belches belies belle belles bellied bellies belly bellying belts bents bests betas better betters
  biddies bides bigger bight bights biker bikers billet billets billies billow billows bills billy binder binders
  binds binocular bitch bitches bites bitten blacks bladder bladders blanked blanker blankest blast blasts bleach
  bleaches bleep bleeps blench blenches bloat bloats block blocs bloom blooms blots blower blowers blues boars
  boggy boils bolls bolts bonds bongs bonny boobs bookie bookies bookings booms boons boors boost boosts booth
  booths booties booty boozes borrow borrows bother bothers bound bounds bouts bowel bowels bower bowers boxes
  brace braces brads brain brains brainy brake brakes braking brats bravely braver bravo bravos breach breaches
  break breaks breed breeds brick bride brides bridle bridles bright bring brings brinks brisks broad broads brood
  broods brook brooks brothel brothels brown browns brows brunt bucked buckling bucks buddies budge budges buggies
  built bulgy bulky bulldoze bulldozed bulldozes bulled bullet bullets bulling bullring bullrings bulls bummer
  bummers bumpkin bumpkins bunch bunches bungle bungles bunts burly burns burro burros burst bursts butterflied
  cable cables caddies cages cairn cairns calks calls calms calve cameo cameos campus campy candies canes canon
  canons caper capers capping carbs cared cares caret carets carped carpel carpels carping carps carrot carrots
  carve carves cases casket caskets caste caster casters castes catch catches cater caters cattle cells cents
  chain chains chaises champ champing champs chars cheat cheats check checks cheep cheeps chime chimes chink
  chinks chins chips chirp chirps chock chocks choir choirs choking chomp chomps chopping chops choral chorals
  chuck chucks chump chumps cinder cinders cites clack clacks clamp clamping clamps clams clans claps clash
  clashes clasp clasps classmate classy clauses claws cleaves click clicks cloches clods clone clones close closes
  cloudy clout clouts clove cloves clown clowns clubs cluck clucks coals coast coasts coats cocking cocks coifs
  coils cokes coking collies comer comers comes conking conks cooing coolie coolies cooling cools coons cooping
  coops cootie cooties coots copes copses corking corks corns corral corrals cosies costs coups coven covens coves
  covet covets cower cowers cowls cozies craft crafts crags cramp cramping cramps crams crannies cranny crape
  crapes craps crass crave craves craws crazes crick cricks cries crimp crimps crises croak croaks crock crocks
  crook crooking crooks croon croons crowd crowds crows crumpet crumpets cunts curios curries curry curse curses
  dagger daggers dairies dairy dales dallies dally dames damping damps dancer dancers dandies dandle dandles dandy
  dankness dapple dapples dares darns darts dashes dated dating daunt daunts dawns dazes deader deals dears deaves
  decks deeds deems deeps defective defectives defer defers deliveries delivery dells delves dents deserves
  dessert desserts deter deters dices dicing dicks diddle diddles dikes diking dillies dills dilly dimes diner
  diners dines dinging dingo dingoes dings dining dinned dirks discs disks dissing ditch ditches ditties ditty
  divas diver divers divine divines docket dockets docks doers doggier dogie dogies doilies doily doles dolts
  domes donor donors dooms dopes dorks doses dotes dotty douse douses downer downers downs dozes drabs draft
  drafts dragoon dragoons drain drains drams dread dreading dreads drier driers drily drive drivel drivels driven
  drives driving drivings droll drolly drove drover drovers droves drown drowns drubs drugs ducts dudes duets
  dukes dulls dully dumpy dunce dunces dungs dunks dunner dupes dyers dying eaglet eaglets earls easier easing
  eastern eater eaters eaves eddies eider eiders eight eights eking elating email emails envelop envelops envoy
  envoys ester esters evens fable fables failing failings fails faints fairly fairness fairs fakes faking fallow
  fallows falls famous fares farther farts faster fasts fates fating fatter fauns faxes feathery feats feeds
  fellow fellows fells fender fenders fends fennel fests fetter fetters fiches fiddle fiddles fiend fiends fight
  fights files fined finer fines finger fingers finis finks fired firmer firms fishy fists fiver fives fixes flaps
  flats flaws flaying flays flies flight flights fling flings flock flocks flogs flood floods flowed flowery flues
  fluke flukes flume flumes fluxes foams focal foggy foils folds follies folly fonder fools footfall footfalls
  foots fords foreman foremen fores former forms fouls fount founts fowls foxed framer framers frees freight
  freights fridge fridges fried frill frills frown frowns frying fucks fully funds funnel funnels funnies funny
  furious furrow furrows furry gable gables gains gaits gales galley galleys galls games gapes garbles gases
  gasket gaskets gather gathers gaunt gawks gazes gears geneses gents gilts girds girts gives giving gladder glass
  glassed glisten glistening glistens gloat gloats globs glosses glower glowers glows glues gnats goads goals
  gollies golly gongs goods goofs gooks goons gorse gowns grabs grads graft grafts grain grains grainy grams grand
  grandparent grands grange granges grant grants grass grasses grate grates grave graves grays grazes griddle
  griddles grill grills grins groan groans groom grooms grooves grope gropes gross grove groves growl growls grown
  guess guesses guilt gullies gully gummy gunny guppies guppy gusts guzzle guzzles hacks hafts hailing hails hairs
  hairy hakes hales halls halves hammed hamper hampers handle handles hands hanks happy harden hardens harem
  harems harks harms harps harries harry harts hater haters hates hating haunt haunts haves hazes header headers
  heading headings heads heals heaping heaps hears heart hearts heath heather heaths heaves heeds hefts height
  helms hicks hikes hinder hinders hinds hinging hired hires hissing hitch hitches hives hiving hoarse hokey
  hollies hollow hollows holly homey homeys honed hones honestly hoods hooey hoofs hooking hooks hoots hooves
  hopes hopping horde hordes horsey hoses hosts hound hounds house houses hovel hovels howls hunts hurtle hurtles
  hutch hutches hying iambs infection infections inner inpatient inpatients inter inters irate irises itches
  jailing jails jalousies jambs jangle jangles japes jaunt jaunts jealously jeers jellies jells jests jigger
  jiggers jingle jingles jives jiving joins jollies jolly jowls juggle juggles kinda kinder kinks kissing knack
  knacks knows kooks laces laddies lades lakes lamas lames lance lances lancing lander lands larder larders larks
  lasses lasts latch latches later lather lathers laths latter lauds lawns laying lazes leach leaches leader
  leaders leading leads leafy leaks leans leaps leases least leather leathers ledge ledges leers lefter liens
  lifts light lightening lighting lights likes limbs limes limns limps lines listed lists litter litters liver
  livers lives living livings loads loans lobes locket lockets locks lodes lofts loges loins lolls longs looking
  looks loons loose looses loots lopes lords loser losers losses louse louses louts loved lovelies lovely loves
  lower lowers lubes lucks lumps lures lusts maces madder madders magma maids mailings maims mains maizes makes
  making makings mallet mallets malls mamma manes manga mange mangles mangy manic manics manses mantoes marble
  marbled mares marked marker markers marks marsh marshes marts masses massing master masters mastery match
  matches mates mating mauls mealy means meats medal medals messing metal metals mewls middle middles might mikes
  miles mimes mince minces minds mines minster mired mires mistaken mister misters misting misusing mites mixes
  moans moats mobster mobsters moister molls money monies month months moods mooed moors moose moots moped mopeds
  mopes moral morals morns moron morons mosses motes mottle mottles mound mounds mouser mousers mousse mousses
  mousy mouth mouths mover movers moves mowed mower mowers mucks mummer mummers muses mussing mutes muzzle muzzles
  myths nailing nails napes nappier nappiest naves nears needs newel newels newts nigger niggers nighties nines
  nippy nixes noisy nooks noose nooses noses nowise nuzzle nuzzles oases oaths odors older oldest omens opens
  orals other others overs owing owned paces pacified pacifies packs paddies paddy pains paint pairs palate
  palates pales pallet pallets palls palmy pampas panes panties pants papal parent pares parity parka parkas
  parries parry parses partly parts pasties pasts pasty patch patches patent patents pates paths patties patty
  paves pawls pawns peach peaches peals pearly pears pecks peeks peers peeves pends peonies peony peppy perks
  pests petty phoney phoneys phonies phonograph phonographs phony photography photon photons piazza piazzas piddle
  piddles piece pieces pikes piles pinging pings pints pissing pitch pitches pities place places plaint plaints
  plait plaits plank planks plans plate plates pledge pledges pliant plies plying pocket pockets poets points
  poise poises policemen policies policy politer polities polity polls ponder ponders pones popes poppies poppy
  porch porches ports poses posies posit posits posses postmen potpies pound pounds pouts power powers poxes
  prance prances prate prates preset presets prevent prevents price prices pricks prints prong prongs proof proofs
  prose prows psalm psalms pucks pulpy punts pupped purse purses putties putty puzzler puzzlers queer queers quest
  quests quietus quill quills quite quits rabbi rabbis rabies racket rackets raids railing railings rails raises
  rakes raking ramps range ranges rants rapes rares raster rates rather rating ratings raves rayon reach reaches
  readier readies ready readying realer reals reamer reamers reaming reams reaper reapers reaping reaps rearing
  rears recite recites recorded redder reeds reeks reels reins render renders rending rends rents reorder reorders
  rescuer rescuers resent resents rests rices rickets ricks rider riders ridge ridges rifer rifts right rights
  riles rills rinds rinks rinses riper riser risers rises rites riven rivet rivets roads roast roasts robes robing
  rocked rocker rockers roles rolls roods rookie rookies rooking rooks rooms roots rosin rosins round rounds rouse
  rouses roved rover rovers roves rower rowers rubes rugby ruing ruins rummer rummy runes rungs runnel runnels
  runny runts ruses sable sables sacred sadder sades safes sages saints sales salve salves sames sandy sangs
  sapling saplings sappy sates sating saver savers sawing saxes scaled scamp scamps scare scares scaring scarred
  scars scary score scored scores scoring scorn scorns scows scupper scuppers scurf seals seared searing sears
  seating seats secrete secretes sedge seedy seeks seems seeps seers sells selves sends setter setters sewed
  sewing sexed shack shacks shade shades shading shadings shadowy shake shakes shaking shale shall shame shames
  shaming shank shanks shape shapes shaping shard shards sharp sharping sharps shave shaves shaving shavings
  shearing sheds sheen sheer sheers sheet sheets shelf shelves shied shies shill shills shimming shims shins shire
  shires shirk shirks shits shoes shoos shore shores shoring shots shove shoved shoves showman showmen shows showy
  sidling sifter sifters sifts sight sights signing signings signs simmer simmers singe singeing singes singling
  sinking sinks sinner sinners sinning sinus sired sitar sitars sites sitter sitters skimming skims skips slags
  slant slants slave slaves sleek sleeks sleet sleets sleety sleeves slews slimming slims sling slinging slings
  slips slopping slops slower slows sludge slued slues slummer slump slumps small smalls smell smells smiling
  smitten smother smothers snail snailing snails snappy snare snared snares snaring snips snobs snorer snorers
  snort snorting snorts snots soaks soaps soared soaring soars socket sockets socks soggy soiling soils soled
  soles solver solvers sooth sopping sores sorest sorry souls soupy sours souse souses sower sowers sowing spacey
  spake spare spared spares sparing spark sparks spars spate spates speak speaks spectacle speed speeds spell
  spells spice spices spoilt spoof spoofs spook spooks spool spools spoor spoors spore spores sporing spotty
  stable stables stabs stags stains stair stale stales stalk stalks stamp stamps stand stands stare stares stark
  start starts starves stats stave staves stays steed steeds steep steeps stent stents still stills sting stinging
  stings stirs stoke stokes stole stoles stomp stomps stone stones stood stoop stoops stopping stops store stores
  stories storing stork storks stormy story stows strain strains strange strangler stranglers stringer stringers
  stroll strolls stronger strove struck strumpet strumpets stumpy suave submit submits suckling sucklings sucks
  suing sullied sullies sully sullying summed summery sumps sunny super supers supped suppler sward swards sweep
  sweeps swell swells swigs swine swines swishes switch switches swoon swoons swore sworn swung tablet tablets
  tailing tailor tailors tails taints takes taking takings tales tamping tamps tango tangos tapes tared tares
  taster tasters taunt taunts taxes teach teaches teaks teals teams teary teases teats teethe teethes tells tends
  tenet tenets tenses tenth tenths tests texts thatch thatches thees theta thick thicken thickens thins thirties
  thirty three threes tided tight tights tiled tiles timed tinder tines tinging tings tints tires toadies toady
  toast toasts toddies toddy toiled toiler toilers tolls toner tones tongs tools toothy toots touch touches towed
  towel towels track tracks trail trails trait traitor traitors traits tread treading treads treasurer treasurers
  treasuries treasury treks tress trick tricks tried tries trill trills trope tropes troth truce truces trues
  trumped trunk trunks tsars tubes tucks tummies tummy tunas tuner tuners tunnies tunny tuxes twain twigs twine
  twines twitch twitches twits tying tyrannosaurs unset untie unties upper uppers using valley valleys valves
  vamping vamps vanes vapes vaster vaunt vaunts veers vents vests vices vying wader waders wafer wafers wafting
  wafts wager wagers waifs wailing wails waist waists waiter waiters waives waiving wakes waking wales wallet
  wallets walls wander wanders waned wanes wanting wants warbles warden wardens wards wares warmer warmers warms
  warts warty washes waster wasters wasting watch watches watercolors watercolour watery watts waver wavers waves
  weals wears weaves weeds weights welder welders wellington wells wench wenches wends wetter whaler whalers wheat
  whelp whelping whelps while whiles whips whiting whitings whits whole wholes whopping widow widows wigeon wight
  wights wiles willies willow willows winch winches winds wines winger wingers winging winks winner winners winnow
  winnows winos wired wises wished wisher wishers wishing witty wives wolves woodies woodsy woody wooed woofs
  words worries worry worse wound wounder wounds woven wright wring wrings writing writings writs wrung yammer
  yammers yarns yawls years yeast yeasts yells yelping yelps yonder yowls yummy yuppies zealous zests zinging
  zings`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
