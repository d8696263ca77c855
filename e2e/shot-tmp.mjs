import { chromium } from '@playwright/test';
import { installedChromium } from '../scripts/chromium.mjs';
const b = await chromium.launch({ executablePath: installedChromium(), args:['--no-sandbox'] });
const SH = {
 sun:[...Array.from({length:21},(_,i)=>{const a=i/20*2*Math.PI;return[14+7*Math.cos(a),14+7*Math.sin(a)]})],
 house:[[6,24],[6,12],[14,4],[22,12],[22,24],[6,24]],
 fish:[[4,10],[12,18],[20,16],[24,12],[20,8],[12,8],[4,18],[4,10]],
};
for (const [lang,w,scheme] of [['fr',360,'light'],['en',360,'dark'],['en',1200,'light'],['fr',1200,'dark']]) {
  const c = await b.newContext({ viewport:{width:w,height:w<500?780:900}, colorScheme:scheme, locale: lang==='fr'?'fr-FR':'en-US', hasTouch:w<500 });
  const page = await c.newPage();
  await page.addInitScript(l=>localStorage.setItem('language',l),lang);
  page.on('pageerror',e=>console.log('ERR',e.message)); page.on('console',m=>{if(m.type()==='error')console.log('C',m.text().slice(0,200))});
  await page.goto('http://127.0.0.1:4752/explore',{waitUntil:'domcontentloaded'});
  await page.locator('#doodle-trainer').waitFor({timeout:60000}).catch(async e=>{console.log(e.message); await page.screenshot({path:'/tmp/s/err.png'})});
  await page.locator('#doodle-trainer').scrollIntoViewIfNeeded();
  const fig = page.locator('#doodle-trainer figure'); await fig.waitFor({timeout:60000});
  await page.waitForTimeout(1500);
  const board = fig.getByRole('img',{name:/Board|Tableau|board/i}).first();
  let presses=0; const t0=Date.now();
  const draw = async (shape,dx)=>{ await board.scrollIntoViewIfNeeded(); const bx=await board.boundingBox(); const pl=([x,y])=>[bx.x+(x+dx)/28*bx.width,bx.y+y/28*bx.width]; const [f,...o]=SH[shape].map(pl); await page.mouse.move(...f); await page.mouse.down(); for(const p of o) await page.mouse.move(...p,{steps:2}); await page.mouse.up(); presses++; };
  for (const s of ['sun','house','fish']) for (let i=0;i<5;i++){ await draw(s,i-2); if(s==='house'&&i===1) { await fig.screenshot({path:`/tmp/s/${lang}-${w}-${scheme}-1.png`}); }
    await fig.getByRole('button',{name:/Done, next|Fini/}).click(); presses++; }
  await fig.screenshot({path:`/tmp/s/${lang}-${w}-${scheme}-2.png`});
  await fig.getByRole('button',{name:/Train it|Entraîner/}).click(); presses++;
  await fig.getByRole('status').filter({hasText:/has learned|Il a appris/}).waitFor();
  console.log(lang,w,'presses',presses,'ms',Date.now()-t0);
  for (const s of ['sun','house','fish']) { await draw(s,1); console.log(await fig.getByRole('status').innerText()); if(s==='fish') await fig.screenshot({path:`/tmp/s/${lang}-${w}-${scheme}-3.png`}); await fig.getByRole('button',{name:/^(Clear|Effacer)/}).click(); }
  await draw('house',2); await fig.getByRole('button',{name:/^(fish|poisson)$/}).click(); await page.waitForTimeout(800); console.log(await fig.getByRole('status').innerText());
  await fig.screenshot({path:`/tmp/s/${lang}-${w}-${scheme}-4.png`});
  const over = await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); console.log('overflow',over);
  await fig.getByRole('link',{name:/AI lab|labo/}).click(); await page.waitForTimeout(2500); await page.screenshot({path:`/tmp/s/${lang}-${w}-${scheme}-5.png`}); console.log(page.url());
  await c.close();
}
await b.close();
