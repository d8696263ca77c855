import type { Match, Rule } from './findings.ts';
import { phrase } from './phrases.ts';

const DAY =
  '(?:zday|apres zday|ce soir|ce midi|cet aprem|cet apres midi|ce week ?end|this (?:afternoon|evening|week ?end))';
const HOUR =
  '(?:(?:(?:a|at|vers|around|pour) )?[0-9]{1,2} ?(?:h|heures?|pm|am|o clock)(?: ?[0-9]{2})?)';
const PLACE =
  '(?:(?:devant|derriere|a cote (?:de|du)|pres (?:de|du)|en face (?:de|du)|au|a|outside|behind|in front of|near|next to|at|by|in) (?:(?:le|la|l|zyour|mon|ma|the|my) )?(?:zspot|school|place|centre commercial|bus stop|front))';
const LIVE =
  '(?:session|live|ligne|lecon|lesson|exercice|exercise|cours|class(?:e|room)?|codivia|step|etape|boucle|loop|point|line|valeur|value|pixel|coordonnees?|milieu|middle|center|centre)';

const RULES = [
  phrase`(?:rendez ?vous|rdv|rencard)(?: [a-z]+){0,2} (?:${DAY}|${HOUR}|${PLACE})(?! (?:[a-z]+ ){0,3}${LIVE})`,
  phrase`(?:on (?:peut |pourrait |va |devrait |doit )?se (?:voit|voie|verra|verrait|voir|retrouve|retrouver|rejoint|rejoindre|rencontre|rencontrer|capte|capter|croise|croiser|donne rdv))(?: [a-z]+){0,3} (?:${HOUR}|${PLACE}|en vrai|irl|en personne|dehors|quelque part|en ville|apres les cours|apres le cours|a la sortie|chez (?:toi|moi))(?! (?:[a-z]+ ){0,3}${LIVE})`,
  phrase`(?:on|je|j) (?:peut |pourrait |veux |aimerais |voudrais )?(?:se|te|t) (?:voir|rencontrer|retrouver|capter) (?:en vrai|irl|en personne|dehors|quelque part|bientot|un jour|ce week ?end)`,
  phrase`(?<!(?:you|they|he|she|lines?|that|which)(?: will| ll| can)? )(?:meet|meeting|meet up|hang out|hangout|link up)(?: (?:me|us|you|u|up|with|there|here|again|maybe|alone|together|on|at|is|just)){0,4} (?:${DAY}|${HOUR}|${PLACE}|in person|irl|in real life|face to face|after school|after class|in town|my place|zyour place)(?! (?:[a-z]+ ){0,3}${LIVE})`,
  phrase`(?:see you|see u|see ya|catch up)(?: [a-z]+){0,4} (?:${HOUR}|${PLACE}|in person|irl|in real life|face to face|after school|after class|in town|my place|zyour place)(?! (?:[a-z]+ ){0,3}${LIVE})`,
  phrase`(?:let s|lets|we (?:should|could|can)|wanna|want to|do you want to|would you like to|can we|could we|shall we|i (?:want|d like|would like) to) (?:meet|hang out|meet up|see each other|get together|see you)(?! (?:[a-z]+ ){0,2}(?:${LIVE}|requirements?|deadline|the|this|these|goal|criteria))`,
  phrase`(?:tu veux|tu voudrais|ca te dit|on pourrait|je veux|j aimerais|tu peux) (?:qu on |de |d |on )?(?:se (?:voir|voit|voie|rencontrer|rencontre|capter|retrouver|retrouve)|venir (?:chez moi|me voir)|me voir|te voir|te rencontrer|aller (?:au cine|au mcdo|boire|manger)|sortir avec moi)(?! (?:[a-z]+ ){0,2}${LIVE})`,
  phrase`(?:viens|venir|passe|come|come over|stop by) (?:[a-z]+ )?(?:chez moi|a la zspot ce|me voir|to my (?:place|zspot|flat)|over to mine|round mine|to mine)`,
  phrase`(?:je|j) ?(?:t attends|te rejoins|te retrouve|passe te (?:chercher|prendre|voir)|viens te (?:chercher|prendre|voir)|peux (?:venir|passer) te)(?! (?:[a-z]+ ){0,2}${LIVE})`,
  phrase`(?:i ?(?:ll|will|can|could)|i m going to|gonna|let me) (?:pick you up|pick u up|come get you|come and get you|wait for (?:you|u) (?:at|outside|in front|by|near)|come to zyour|drive you|be waiting (?:at|outside|near))`,
  phrase`(?:retrouve|rejoins|attends) ?(?:moi|nous)(?: [a-z]+){0,2} (?:${DAY}|${HOUR}|${PLACE}|dehors|a la bibliotheque|at the library)`,
  phrase`(?:meet|see|seeing|meeting|voir|voit|voie|rencontrer|rencontre|rencontrerait|connaitre|retrouver|retrouve)(?: [a-z]+){0,4} (?:in person|irl|in real life|en vrai|en personne)`,
  phrase`(?:in person|irl|in real life|en vrai|en personne) (?:un jour|someday|one day|sometime|bientot|soon)`,
  phrase`(?:meet|see) (?:me|you|u)(?: [a-z]+){0,2} (?:irl|in person|outside|behind|after school|tonight|tomorrow)`,
];

/** Statements of the place and the time at which somebody can be met. */
const DOUBTFUL = [
  phrase`(?:on (?:peut |pourrait |va |devrait |doit )?se (?:voit|voie|verra|verrait|voir|retrouve|retrouver|rejoint|rejoindre|rencontre|rencontrer|capte|capter|croise|croiser|donne rdv))(?: [a-z]+){0,3} ${DAY}(?! (?:[a-z]+ ){0,3}${LIVE})`,
  phrase`(?:you|u|tu|es tu|tu es|t es) (?:free|libre|dispo|disponible|available)(?: [a-z]+){0,2} (?:${DAY}|${HOUR})(?! (?:[a-z]+ ){0,3}${LIVE})`,
  phrase`(?:qu on|on|nous) (?:se (?:voie|voit|retrouve|rencontre)|voir)(?: [a-z]+){0,2} (?:apres|avant|pendant|a la sortie)`,
  phrase`(?:je serai|je suis|j y serai|je t attendrai|i ?ll be|i will be|i m|i am|be|sois|viens|come)(?: [a-z]+){0,2} (?:devant|derriere|outside|in front of|near|behind|at|au|a la|by|pres d[eu])(?: [a-z]+){0,2} (?:zspot|school)(?: [a-z]+){0,4} (?:${DAY}|${HOUR}|a [0-9]{1,2}|at [0-9]{1,2})`,
  phrase`(?:devant|derriere|outside|in front of|near|behind|close to) zyour (?:zspot|school)`,
  phrase`(?:on|we|lets|let s|u|you|tu)(?: [a-z]+){0,4} (?:au|a la|at the|to the|in the) (?:zspot)(?: [a-z]+){0,3} (?:${DAY}|${HOUR})`,
  phrase`(?:${DAY}|${HOUR})(?: [a-z0-9]+){0,5} (?:on se (?:voit|retrouve|rejoint|capte)|we (?:meet|could meet)|se retrouver|se voir|meet up)(?! (?:[a-z]+ ){0,3}${LIVE})`,
  phrase`(?:je|i) (?:te|t|ll|can|could|will|peux)(?: [a-z]+)? (?:ramene|ramener|drive you|give you a (?:lift|ride)|raccompagne|raccompagner)`,
];

/** Meetings outside: a time, a place, or somebody's home. */
export const findMeetings: Rule = function* (text): Iterable<Match> {
  const kind = 'meeting';
  for (const pattern of RULES) {
    for (const { index } of text.matchAll(pattern)) yield { kind, verdict: 'refused', index };
  }
  for (const pattern of DOUBTFUL) {
    for (const { index } of text.matchAll(pattern)) yield { kind, verdict: 'held', index };
  }
};
