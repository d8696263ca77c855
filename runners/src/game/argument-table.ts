/**
 * The arguments of p5's functions: their names, with `?` behind those that may be missing. They are numbers unless
 * marked `:any` or `:text`. From https://p5js.org/reference/, as far as beginners use it.
 */

/** The functions that draw, and those that the description of the canvas needs. */
export const DRAWING_TAKES: Record<string, string> = {
  createCanvas: 'width? height? mode:any? other:any?',
  resizeCanvas: 'width height wait:any?',
  circle: 'x y diameter',
  square: 'x y size corner1? corner2? corner3? corner4?',
  rect: 'x y width height? corner1? corner2? corner3? corner4?',
  ellipse: 'x y width height? detail?',
  line: 'x1 y1 x2 y2 more1? more2?',
  point: 'x:any y? z?',
  triangle: 'x1 y1 x2 y2 x3 y3',
  quad: 'x1 y1 x2 y2 x3 y3 x4 y4 more1? more2? more3? more4? more5? more6?',
  arc: 'x y width height start stop mode:any? detail?',
  bezier: 'x1 y1 x2 y2 x3 y3 x4 y4 more1? more2? more3? more4?',
  curve: 'x1 y1 x2 y2 x3 y3 x4 y4 more1? more2? more3? more4?',
  text: 'text:any x y width? height?',
  textSize: 'size?',
  strokeWeight: 'pixels',
  background: 'red:color green:any? blue:any? opacity:any?',
  fill: 'red:color green:any? blue:any? opacity:any?',
  stroke: 'red:color green:any? blue:any? opacity:any?',
  color: 'red:color green:any? blue:any? opacity:any?',
  translate: 'x:any y? z?',
  rotate: 'angle axis:any?',
  scale: 'factor:any y? z?',
  image: 'picture:any x y width? height? sx? sy? swidth? sheight? fit:any? alignX:any? alignY:any?',
  frameRate: 'perSecond?',
  map: 'value from to newFrom newTo stay:any?',
  constrain: 'value least most',
  dist: 'x1 y1 x2 y2 more1? more2?',
  lerp: 'from to share',
  keyIsDown: 'keyCode',
  createButton: 'text:any value:any?',
  createSlider: 'min max value? step?',
  describe: 'text:text where:any?',
  describeElement: 'name:text text:text where:any?',
};

/** Signatures that several functions share, with the names of these functions. */
const SHARED_SIGNATURES: readonly (readonly [string, string])[] = [
  // Functions without arguments.
  ['', 'noFill noStroke noErase noTint smooth noSmooth push pop resetMatrix loop noLoop isLooping'],
  ['', 'noCanvas noCursor removeElements clearStorage beginContour endContour loadPixels'],
  ['', 'normalMaterial noLights lights'],
  // Modes, and other values that are names of p5.
  ['mode:any', 'rectMode ellipseMode imageMode blendMode strokeCap strokeJoin'],
  ['mode:any?', 'angleMode textStyle textWrap'],
  ['mode:any max1? max2? max3? opacity?', 'colorMode'],
  ['across:any? down:any?', 'textAlign'],
  ['kind:any? x? y?', 'cursor'],
  ['kind:any value:any? fast:any?', 'filter'],
  // Colours.
  ['red:color green:any? blue:any? opacity:any?', 'tint ambientLight ambientMaterial'],
  ['red:color green:any? blue:any? opacity:any?', 'specularMaterial emissiveMaterial'],
  ['color:any', 'red green blue alpha hue saturation brightness lightness'],
  ['from:any to:any share', 'lerpColor'],
  ['red? green? blue? opacity?', 'clear'],
  ['fill? stroke?', 'erase'],
  // Shapes.
  ['kind:any?', 'beginShape'],
  ['mode:any? count?', 'endShape'],
  ['x y z? u? v?', 'vertex'],
  ['x y z?', 'curveVertex'],
  ['x2 y2 x3 y3 x4 y4 more1? more2? more3?', 'bezierVertex'],
  ['x2 y2 x3 y3 more1? more2?', 'quadraticVertex'],
  ['a b c d share', 'bezierPoint bezierTangent curvePoint curveTangent'],
  ['amount', 'curveTightness'],
  // Bodies of three dimensions.
  ['width? height? depth? detailX? detailY?', 'box ellipsoid'],
  ['width? height? detailX? detailY?', 'plane torus'],
  ['radius? detailX? detailY?', 'sphere'],
  ['radius? height? detailX? detailY? bottom:any? top:any?', 'cylinder'],
  ['radius? height? detailX? detailY? cap:any?', 'cone'],
  ['angle', 'rotateX rotateY rotateZ shearX shearY'],
  // Text.
  ['pixels?', 'textLeading'],
  ['text:any', 'textWidth'],
  ['font:any? size?', 'textFont'],
  ['number:any left:any? right:any?', 'nf nfp nfs'],
  ['number:any right:any?', 'nfc'],
  ['text:any between:any', 'split'],
  ['list:any between:any', 'join'],
  // Numbers.
  ['value', 'abs ceil exp floor log sq sqrt fract sin cos tan asin acos atan degrees radians'],
  ['value decimals?', 'round'],
  ['base power', 'pow'],
  ['y x', 'atan2'],
  ['x y', 'mag'],
  ['value from to', 'norm'],
  ['x y? z?', 'noise'],
  ['octaves falloff?', 'noiseDetail'],
  ['seed', 'noiseSeed'],
  ['seed:any', 'randomSeed'],
  ['least:any? most?', 'random'],
  ['mean? spread?', 'randomGaussian'],
  ['x? y? z?', 'createVector'],
  ['list:any change:any?', 'shuffle'],
  // Pictures, files and storage.
  ['width height mode:any? canvas:any?', 'createGraphics'],
  ['width height', 'createImage'],
  ['x:any? y? width? height?', 'get updatePixels'],
  ['x y color:any', 'set'],
  ['path:text done:any? failed:any?', 'loadImage loadFont loadStrings loadXML'],
  ['path:text kind:any? header:any? done:any? failed:any?', 'loadTable loadJSON'],
  ['key:text value:any', 'storeItem'],
  ['key:text', 'getItem removeItem'],
  ['times?', 'redraw'],
  ['density?', 'pixelDensity'],
  // Elements of the page.
  ['selector:text inside:any?', 'select selectAll'],
  ['html:any?', 'createDiv createP createSpan'],
  ['address:text html:any? target:any?', 'createA'],
  ['address:text alt:any? origin:any? done:any?', 'createImg'],
  ['tag:text content:any?', 'createElement'],
  ['label:any? checked:any?', 'createCheckbox'],
  ['value:any? kind:any?', 'createInput createRadio'],
  ['value:any?', 'createSelect createColorPicker'],
  ['done:any several:any?', 'createFileInput'],
];

/** The other functions: only their values are checked. */
export const OTHER_TAKES: Readonly<Record<string, string>> = Object.fromEntries(
  SHARED_SIGNATURES.flatMap(([takes, names]) => names.split(' ').map((name) => [name, takes])),
);
