import { BODY, EYES, HEAD, MOUTHS, SCARF, TAIL } from './parts.ts';
import type { PoseParts } from './poses.ts';

/**
 * Motion within the file: an image does not see the styles of its page. It ends within five seconds (WCAG 2.2.2):
 * four moving poses on a page took a fifth of a processor for as long as the page was open.
 */
const STYLE = `<style>@media (prefers-reduced-motion:no-preference){
.eye{transform-box:fill-box;transform-origin:center;animation:blink 2.4s 2}
.stand{transform-origin:100px 188px;animation:breathe 2.4s ease-in-out 2}
.jump{transform-origin:100px 188px;animation:jump 1.5s cubic-bezier(.3,0,.5,1) 3}
.wave{transform-origin:142px 124px;animation:wave 1.2s ease-in-out 4}.wave.left{transform-origin:58px 124px}
.scratch{transform-origin:142px 124px;animation:wave .7s ease-in-out 7}
.nudge{animation:nudge 1.4s ease-in-out 3}.look{animation:look 4s ease-in-out}
.float{animation:float 2.3s ease-in-out 2}.twinkle{animation:twinkle 1.5s ease-in-out 3}
.fall{animation:fall 2.1s ease-in-out 2}.late{animation-delay:.4s}
.tail{transform-origin:138px 168px;animation:wave 2.4s ease-in-out 2}}
@keyframes blink{0%,94%,100%{transform:none}97%{transform:scaleY(.1)}}
@keyframes breathe{50%{transform:scale(.99,1.02)}}
@keyframes jump{0%,60%,100%{transform:none}12%{transform:scale(1.05,.94)}34%{transform:translateY(-9px)}50%{transform:scale(1.03,.97)}}
@keyframes wave{50%{transform:rotate(-9deg)}}
@keyframes nudge{50%{transform:translateX(5px)}}
@keyframes look{50%{transform:translate(-4px,3px)}}
@keyframes float{50%{transform:translateY(-5px)}}
@keyframes twinkle{50%{transform:scale(.7)}}
@keyframes fall{50%{transform:translateY(8px)}}</style>`;

/** The drawing of a pose, as the text of an SVG file. */
export function drawPose(pose: PoseParts): string {
  const { title, eyes, mouth, tilt = 0, motion, hat = '', behind = '', before } = pose;
  const head = `<g transform="rotate(${tilt} 100 104)">${HEAD}${EYES[eyes]}${MOUTHS[mouth]}${hat}</g>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -14 200 212" width="200" height="212" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<title>${title}</title>`,
    motion === 'still' ? '' : STYLE,
    '<ellipse cx="100" cy="189" rx="62" ry="6" fill="#10211f" opacity=".16"/>',
    `<g class="${motion ?? 'stand'}">${behind}${TAIL}${BODY}${SCARF}${head}${before}</g></svg>`,
  ].join('');
}
