/**
 * Ways in which a program can get hold of a window of its own, from which no function has been removed. Each makes a
 * page of HTML in which `code` would run in such a window.
 */
const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const inScript = (text: string) => JSON.stringify(text).replaceAll('</', '<\\/');
const page = (code: string) => `<script>${code}</script>`;
const script = (text: string) => `<script>\n${text}\n</script>\n`;
const attempt = (text: string) => script(`try { ${text} } catch {}`);
const srcdoc = (code: string) => `<iframe srcdoc="${inHtml(page(code))}"></iframe>`;
const made = "const frame = document.createElement('iframe');";

export const NESTED_REALMS: Record<string, (code: string) => string> = {
  'srcdoc in the page': srcdoc,
  'javascript address in the page': (code) => `<iframe src="javascript:${inHtml(code)}"></iframe>`,
  'srcdoc by a script that stays busy': (code) =>
    attempt(
      `${made} frame.srcdoc = ${inScript(page(code))}; document.body.append(frame); const end = performance.now() + 1000; while (performance.now() < end);`,
    ),
  'srcdoc after the frame': (code) =>
    attempt(`${made} document.body.append(frame); frame.srcdoc = ${inScript(page(code))};`),
  'javascript address by a script': (code) =>
    attempt(`${made} frame.src = 'javascript:' + ${inScript(code)}; document.body.append(frame);`),
  'javascript address after the frame': (code) =>
    attempt(`${made} document.body.append(frame); frame.src = 'javascript:' + ${inScript(code)};`),
  'empty frame': (code) =>
    attempt(`${made} document.body.append(frame); frame.contentWindow.eval(${inScript(code)});`),
  'blob address': (code) =>
    attempt(
      `${made} frame.src = URL.createObjectURL(new Blob([${inScript(page(code))}], { type: 'text/html' })); document.body.append(frame);`,
    ),
  'data address': (code) =>
    `<iframe src="data:text/html,${encodeURIComponent(page(code))}"></iframe>`,
  object: (code) => `<object data="data:text/html,${encodeURIComponent(page(code))}"></object>
<object data="javascript:${inHtml(code)}"></object>`,
  embed: (code) => `<embed src="data:text/html,${encodeURIComponent(page(code))}">`,
  'document.write in pieces': (code) =>
    script(
      `document.write('<ifr', 'ame src'); document.write('doc='); document.write(${inScript(`"${inHtml(page(code))}"></iframe>`)});`,
    ),
  innerHTML: (code) =>
    `<div id="inner"></div>${script(`document.getElementById('inner').innerHTML = ${inScript(srcdoc(code))};`)}`,
  template: (code) =>
    `<template id="kept">${srcdoc(code)}</template>${script("document.body.append(document.getElementById('kept').content.cloneNode(true));")}`,
  'another document': (code) =>
    script(
      `const other = new DOMParser().parseFromString(${inScript(srcdoc(code))}, 'text/html'); document.body.append(...other.body.children);`,
    ),
  'closed shadow': (code) =>
    attempt(
      `const host = document.createElement('div'); host.attachShadow({ mode: 'closed' }).innerHTML = ${inScript(srcdoc(code))}; document.body.append(host);`,
    ),
  'shadow of a shadow': (code) =>
    attempt(
      `const host = document.createElement('div'); const inner = document.createElement('div'); document.body.append(host); host.attachShadow({ mode: 'closed' }).append(inner); inner.attachShadow({ mode: 'closed', clonable: true }).innerHTML = ${inScript(srcdoc(code))}; document.body.append(inner.cloneNode(true));`,
    ),
  'declared shadow': (code) =>
    `<div><template shadowrootmode="closed">${srcdoc(code)}</template></div>`,
  'declared shadow, written in pieces': (code) =>
    script(
      `document.write('<div><template Shadow'); document.write('rootmode=closed>' + ${inScript(srcdoc(code))} + '</template></div>');`,
    ),
  'declared shadow, half of it in the page': (code) =>
    `<script>document.write('<div><template s');</script>hadowrootmode="closed">${srcdoc(code)}</template></div>`,
  'declared shadow by a method': (code) =>
    attempt(
      `const host = document.createElement('section'); document.body.append(host); host.setHTMLUnsafe('<div><template shadowrootmode="closed">' + ${inScript(srcdoc(code))} + '</template></div>');`,
    ),
  'cloned shadow': (code) =>
    attempt(
      `const other = Document.parseHTMLUnsafe('<div><template shadowrootmode="closed" shadowrootclonable>' + ${inScript(srcdoc(code))} + '</template></div>'); document.body.append(other.body.firstChild);`,
    ),
  'with what guards it taken apart': (code) =>
    attempt(
      `const taken = [[MutationObserver.prototype, 'observe'], [MutationObserver.prototype, 'takeRecords'], [Element.prototype, 'remove'], [Element.prototype, 'querySelector'], [Document.prototype, 'querySelector'], [Reflect, 'apply'], [Array.prototype, Symbol.iterator]].map(([place, name]) => { const kept = place[name]; place[name] = () => null; return () => { place[name] = kept; }; }); ${made} frame.srcdoc = ${inScript(page(code))}; document.body.append(frame); setTimeout(() => taken.forEach((giveBack) => giveBack()), 100);`,
    ),
  popup: (code) => attempt(`window.open('about:blank').eval(${inScript(code)});`),
  'native popup': (code) =>
    `<a id="popup" target="_blank" href="javascript:${inHtml(code)}">x</a>${script("document.getElementById('popup').click();")}`,
  worker: (code) =>
    attempt(`new Worker(URL.createObjectURL(new Blob([${inScript(code)}])));`) +
    attempt(`new Worker('data:text/javascript,' + encodeURIComponent(${inScript(code)}));`),
  'fenced frame': (code) =>
    attempt(
      `const frame = document.createElement('fencedframe'); document.body.append(frame); frame.config = new FencedFrameConfig('data:text/html,' + encodeURIComponent(${inScript(page(code))}));`,
    ),
};

/** Ways that take the whole page along: each needs a run of its own. */
export const OTHER_PAGES: Record<string, (code: string) => string> = {
  frameset: (code) =>
    script(
      `const set = document.createElement('frameset'); const frame = document.createElement('frame'); frame.src = 'javascript:' + ${inScript(code)}; set.append(frame); document.documentElement.replaceChildren(set);`,
    ),
  'the page opened again': (code) =>
    script(
      `setTimeout(() => { document.open(); document.write(${inScript(`<p>again</p>${srcdoc(code)}`)}); document.close(); }, 50);`,
    ),
  'its own address': (code) =>
    script(
      `location.href = 'javascript:' + ${inScript(`'${page(code).replaceAll("'", '\\x22')}'`)};`,
    ),
};
