/** The elements of HTML, and of SVG as far as pages write them by hand. */
export const ELEMENTS = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite ' +
    'code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font ' +
    'footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label ' +
    'legend li link main map mark marquee math menu meta meter nav noscript object ol optgroup option output p ' +
    'param picture pre progress q rp rt ruby s samp script search section select slot small source span strike ' +
    'strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul ' +
    'var video wbr circle ellipse rect line path polygon polyline g defs use text tspan textpath symbol marker ' +
    'lineargradient radialgradient stop clippath mask pattern filter animate animatetransform animatemotion ' +
    'foreignobject image desc set view mpath switch'
  ).split(' '),
);

/** Elements without an end. */
export const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr frame'.split(' '),
);

/** Elements whose end may be left out. */
export const OPTIONAL_END = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp'.split(
    ' ',
  ),
);

/** Attributes that beginners write, by which misspelt ones are found. */
export const ATTRIBUTES = (
  'href src alt class id style title type name value placeholder width height target rel action method for ' +
  'checked disabled required onclick onchange oninput onsubmit onload onkeydown onmouseover colspan rowspan ' +
  'content charset lang controls autoplay loop muted maxlength minlength min max step pattern download'
).split(' ');
