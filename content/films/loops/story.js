import { texts } from './texts.js';

/**
 * The beats of the film in one language. `line` is the line that runs, `value` what the variable
 * holds, `taken` how many numbers of range(3) are used up, `test` the question while asks.
 */
export function story(language) {
  const said = texts[language];
  const say = said.captions;
  const lap = (number) => `${said.lap} ${number}`;
  const test = (number) => ({ text: `${number} > 0`, truth: number > 0 });
  const beats = [
    { part: 'title', seconds: 4.4, caption: say.title },

    { part: 'for', seconds: 4.2, caption: say.forCode },
    { part: 'for', name: 'range', line: 1, seconds: 4.8, caption: say.range },
    { part: 'for', line: 1, taken: 1, value: 0, seconds: 2.8, caption: say.lap0 },
    { part: 'for', name: 'poster', line: 2, print: lap(0), seconds: 3.2, caption: say.print0 },
    { part: 'for', line: 1, taken: 2, value: 1, seconds: 3, caption: say.lap1 },
    { part: 'for', line: 2, print: lap(1), seconds: 2.6, caption: say.print1 },
    { part: 'for', line: 1, taken: 3, value: 2, seconds: 2, caption: say.lap2 },
    { part: 'for', line: 2, print: lap(2), seconds: 2.2 },
    { part: 'for', line: 1, empty: true, seconds: 3, caption: say.empty },
    { part: 'for', line: 3, print: said.done, seconds: 3, caption: say.done },

    { part: 'while', seconds: 3.8, caption: say.whileCode },
    { part: 'while', line: 1, value: 3, seconds: 2.4, caption: say.three },
    { part: 'while', line: 2, test: test(3), seconds: 4.4, caption: say.ask3 },
    { part: 'while', line: 3, print: '3', seconds: 2, caption: say.show3 },
    { part: 'while', line: 4, value: 2, seconds: 2.6, caption: say.less2 },
    { part: 'while', line: 2, test: test(2), seconds: 1.8, caption: say.round2 },
    { part: 'while', line: 3, print: '2', seconds: 1.4 },
    { part: 'while', line: 4, value: 1, seconds: 1.6 },
    { part: 'while', line: 2, test: test(1), seconds: 1.6, caption: say.round1 },
    { part: 'while', line: 3, print: '1', seconds: 1.3 },
    { part: 'while', line: 4, value: 0, seconds: 1.5 },
    { part: 'while', line: 2, test: test(0), seconds: 4.4, caption: say.ask0 },
    { part: 'while', line: 5, print: said.liftOff, seconds: 2.8, caption: say.liftOff },

    { part: 'trap', seconds: 5.8, caption: say.trap },
    { part: 'summary', seconds: 5.2, caption: say.summary },
  ];
  return { said, beats };
}
