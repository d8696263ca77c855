/**
 * English words for class accounts: short, friendly and without accents; no two of them differ by one letter only.
 */
export const ENGLISH_WORDS: readonly string[] = `
  acorn actor album almond alpine amber anchor ankle answer apron archer arrow atlas autumn
  badge baker balcony ballet bamboo banana banner basket battery beach beacon berry bicycle
  bison blanket blossom blue board bobcat bowl bramble branch brave bread breeze brick bridge
  bright broom bubble buckle budget builder butter button cabin cable cactus camel camera canal
  candle canoe canvas canyon captain caramel cargo carpet cartoon cashew cedar celery cello
  cereal chair chalk chapter cheese cherry chess chimney circle citizen city classic climate
  cloud clover coach cobalt cocoa coconut collar comet comic compass compost concert cookie
  copper corner cottage country cradle crane crayon cream cricket crystal cushion cycle cypress
  dancer daring delta denim desert design diamond dinner dolphin domino door dragon drawer
  drummer dynamo eagle early earth easel echo eclipse elbow emerald empire engine equator
  estuary fabric factory falcon family farmer feather fence fennel fiction field finger firefly
  flannel flower fluffy folder fork fossil fresh friend galaxy gallery garage garden garlic
  gecko gentle giraffe glass glider globe golden gondola gosling granite granola gravel gravity
  green guitar hammer hammock hamster happy harmony harvest hedgehog heron hickory hiking hill
  hilltop hobby holiday honest honey horizon hotel house humble hurdle iceberg icicle igloo
  iguana inkwell island ivory jacket jaguar jasmine jewel jigsaw juggler juice jukebox jumper
  jungle juniper jupiter kangaroo kernel kettle kindly kingdom kite knight koala ladybug lagoon
  lake lamp lantern laser laundry lavender lawn leader leaf legend lemon lentil leopard library
  lily lion lizard llama lobster local locket lotus lucky lunch lyric macaw machine magenta
  magic magnet magpie mango maple margin market mascot meadow medal meerkat melody melon memory
  meteor method metro middle mineral mirror mobile modern monsoon month moon morning mosaic
  motor movie muffin music mustard nature nebula neon neptune nest nimble north nougat nugget
  number nutmeg oasis oatmeal octopus office olive onion opera orange orbit orchard orchid
  origami ostrich otter outdoor owner oxygen oyster package painter pancake panda panther papaya
  paper parade parcel park parrot parsley party pasta peanut pearl pebble pelican pencil penguin
  pepper picnic picture pigeon pine pioneer pirate pizza planet plaza poem polite pollen pony
  popcorn poplar potato prairie present pretzel prism prize proud purple puzzle quartz quick
  quilt quokka rabbit radish rainbow raisin rapid raven relay rescue rhubarb ribbon river road
  robin robot rooster rose rubber rugby runner saddle safari saffron sailor salad salmon sample
  sandal sandbox sardine satchel saturn scallop scarf school science scooter screen season
  seaweed second secret seesaw shadow sheep shiny shirt silver skate sketch slipper smart smile
  snow soccer sofa solar sonata south space sparkle spider spinach spiral spoon spring square
  squirrel stable stadium star starfish statue stone storm street subway sugar summer sunday
  sundial sunny sunset swan sweater swift swimmer symbol system teacher teapot temple tennis
  terrace thunder ticket tiger timber toast toffee topaz tornado toucan tower tractor traffic
  train treasure trophy trumpet turtle unicorn uniform valley vanilla velvet vessel village
  vintage violet violin vision volcano voyage waffle wagon wallaby walnut walrus warbler warm
  water wave welcome wetland whisper whistle willow window winter wolf wombat wonder wooden wool
  writer yodel zebra zenith zero zigzag
`
  .trim()
  .split(/\s+/);
