import { texts } from './texts.js';

/** The beats of the film in one language; `part` is what the picture shows. */
export function story(language) {
  const said = texts[language];
  const say = said.captions;
  const beats = [
    { part: 'title', seconds: 4.6, caption: say.title },

    { part: 'songs', name: 'fast', seconds: 4.8, caption: say.fast },
    { part: 'songs', name: 'loud', seconds: 2.6, caption: say.loud },
    { part: 'songs', name: 'labels', seconds: 5, caption: say.labels },

    { part: 'nearest', name: 'clear', seconds: 3.8, caption: say.unknown },
    { part: 'nearest', name: 'measure', seconds: 3.6, caption: say.measure },
    { part: 'nearest', name: 'nearest', seconds: 4, caption: say.nearest },
    { part: 'vote', name: 'tricky', seconds: 4.8, caption: say.mislead },
    { part: 'vote', name: 'vote', seconds: 5.8, caption: say.vote },

    { part: 'walks', name: 'walks', seconds: 4.8, caption: say.walks },
    { part: 'walks', name: 'guess', seconds: 3.6, caption: say.guess },
    { part: 'walks', name: 'gaps', seconds: 4.2, caption: say.gaps },
    { part: 'fit', name: 'nudge', seconds: 4.6, caption: say.nudge },
    { part: 'fit', name: 'again', seconds: 5.2, caption: say.again },
    { part: 'fit', name: 'settle', seconds: 3.8, caption: say.settle },
    { part: 'use', name: 'use', seconds: 5.6, caption: say.use },

    { part: 'summary', seconds: 5.6, caption: say.summary },
  ];
  return { said, beats };
}
