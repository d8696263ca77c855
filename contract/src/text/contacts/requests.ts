import type { ContactContext, Match, Verdict } from './findings.ts';
import { phrase, type Words } from './phrases.ts';
import { CHANNEL, PLATFORM, THINGS } from './platforms.ts';
import { IS_REMARK } from './prose.ts';

const YOUR = 'zyour';
const WHAT =
  '(?<!(?:never|not|don t|dont|ne|n|jamais) )(?:quel(?:le)? (?:est|e)|kel est|c est quoi|c koi|c quoi|cest quoi|quoi|what s|whats|wat s|wats|what is|what are|tell me|dis moi|donne(?:r|s|z)?(?: moi)?|passer?(?: moi)?|filer?(?: moi)?|envoie(?: moi)?|envoyer|dire|partager|get|have|give(?: me)?|send(?: me)?|text(?: me)?|share|drop|gimme|can i (?:have|get|see)|could i (?:have|get)|may i have|je peux avoir|tu peux me donner|tu me donnes|tu me passes|partage|ecris(?: moi)?|need|i want|je veux|j aimerais|aurais besoin de)';
const CODE_THINGS =
  '(?:screen|ecran|code|error|erreur|result|resultat|program|programme|output|console|terminal|page|bug|exercise|exercice|schema|drawing|dessin|sketch|message|canvas|sprite|background|fond|chat|cat|chien|dog|diagram|diagramme|game|jeu|plot|graph|graphique|tableau|table|project|projet)';

/** Requests for somebody's account, number or address. */
const CONTACTS = [
  phrase`${WHAT} (?:(?!jamais|pas|never)[a-z]+ )?${YOUR} (?:(?:compte|pseudo|nom|account|username|name|id|tag|num|numero|adresse|address)s? )?(?:(?:sur|on|de|d|of|e) )?${CHANNEL}`,
  phrase`${YOUR} ${PLATFORM} ?(?:stp|svp|pls|please|s il te plait)`,
  phrase`(?:tu as|t as|zyour|as tu|t es|tu es|tes|es tu|vous avez|avez vous|do you have|do u have|d you have|have you got|u got|you got|got|you have|are you|r u|you on|u on|y a t il)(?: [a-z]+){0,2} (?:${PLATFORM}|gmail|hotmail)`,
  phrase`${WHAT} ${YOUR} (?:(?:phone|mobile|cell) )?(?:number|numero|num)(?! (?:de |d |of )?(?:ligne|case|version|page|line|exercice|exercise|carte|card|at|in|dans|guess|choisi|chosen|is|variable|input|between|entre|doit|must|should|gets|pour|for|when|quand|supposed|after|before))`,
  phrase`${WHAT} ${YOUR} (?:tel|telephone|portable|mobile|cell|06|07|mail|e ?mail|courriel|adresse mail|adresse e ?mail|gamertag|@)`,
  phrase`${YOUR} (?:e ?mail|mail|phone number|numero de (?:tel|telephone|portable)|mobile number)(?: (?:address|adresse))?(?: (?:stp|svp|pls|please))`,
];
const PSEUDOS = [
  phrase`${WHAT} ${YOUR} (?:pseudo|username|handle|gamertag|user name|blaze|ats?)(?! (?:variable|dans|in|de la|du|en|is|doit|must))`,
  phrase`how (?:can|do) (?:i|we) (?:reach|contact|find|message|text|call) (?:you|u)`,
  phrase`comment (?:je peux|on peut|puis je|je fais pour|on fait pour|peut on) (?:te|vous) (?:contacter|joindre|ecrire|parler|retrouver|ajouter|appeler)`,
  phrase`(?:je peux|on peut|i can|can i|can we|could we) (?:te|t|call|text|dm|message|add|contact)(?: (?:ecrire|contacter|appeler|ajouter|joindre|telephoner|parler en prive))?(?: (?:you|u))(?: (?:later|after|tonight|on|sometime|privately|in private|elsewhere|outside))`,
  phrase`(?:je peux|on peut|puis je) t(?:e)? (?:appeler|ajouter|telephoner|contacter|joindre|ecrire en prive|parler en prive|ecrire ailleurs|parler ailleurs)`,
];

/** Age, birthday, class. */
const AGES = [
  phrase`(?:quel|kel|quelle) age (?:as tu|tu as|t as|tas|a tu|avez vous|vous avez|zyour|tu a)`,
  phrase`(?:tu as|t as|tu a|zyour|tas|as tu|vous avez|avez vous) (?:quel|kel|combien d) ?(?:age|ans?|annees?)`,
  phrase`how old (?:are|r|a) ?(?:you|u|ya)`,
  phrase`how old (?:you|u) (?:are|r)`,
  phrase`${WHAT} ${YOUR} (?:age|birthday|birth ?date|date of birth|dob|date de naissance|anniversaire|anniv|annee de naissance)`,
  phrase`(?:when|what day|what year|quand|en quelle annee|quel jour)(?: is| est)? (?:were you born|was you born|s? ?zyour birthday|es tu nee?|tu es nee?|t es nee?|zyour anniversaire|zyour anniv)`,
  phrase`(?:c est|cest) quand zyour anni(?:v|versaire)`,
  phrase`(?:what|which) (?:grade|year|class|form) (?:are|r) (?:you|u)(?: in)?`,
  phrase`(?:tu es|t es|es tu|tes) (?:en|dans) (?:quelle|kel|quel) (?:classe|annee|niveau scolaire)`,
  phrase`(?:en|dans) quelle classe (?:es tu|tu es|t es)`,
  phrase`(?:tu es|t es|es tu) en (?:6e|5e|4e|3e|2nde|seconde|premiere|terminale|cm[12]|sixieme|cinquieme|quatrieme|troisieme)`,
  phrase`asl|asv|a s l|a s v`,
  phrase`(?:you|u|tu|t)(?: (?:are|as|es|r))? (?:over|under|plus de|moins de|already|deja) 1[0-9](?: ans)?`,
];
/** School, town, home. */
const PLACES = [
  phrase`(?:c est ou|ou est|ou se trouve|where is|where s) zyour (?:zspot|school|bahut)(?! (?:function|fonction|class|variable|page|button|bouton))`,
  phrase`(?:which|what|wich|wat|wht) (?:school|zspot|high ?school)(?: (?:do|r|are|did|you|u|d|is))?`,
  phrase`(?:quel|quelle|kel|dans quel|dans quelle|a quel|a quelle) (?:zspot|bahut|etablissement)(?= (?:es|tu|t|vas|va|vous|zyour|as)|$)|(?:tu|t|vous) (?:es|vas|va|etes|etudies)(?: [a-z]+)? (?:dans |a |au )?(?:quel|quelle|kel) (?:zspot|bahut)`,
  phrase`${WHAT} (?:le nom de |the name of )?${YOUR} (?:school|zspot|town|city|ville|village|quartier|address|adresse|street|rue|zip code|postcode|code postal)(?! (?:ip|mac|memoire|memory|variable|du serveur|function|fonction))`,
  phrase`(?:where|wher|were) (?:do|d|are|r)?(?: ?(?:you|u|ya))? (?:live|from|living|based)`,
  phrase`where (?:do )?(?:you|u|ya) (?:live|stay|from|go to school|at)`,
  phrase`where (?:are|r) (?:you|u) (?:from|based|living|at school)`,
  phrase`(?:tu|t|vous)(?: ?(?:habites?|habite|vis|vit|loges|es|viens|creches|vas)) (?:ou|dans quel(?:le)? (?:ville|coin|region|quartier)|d ou|au zspot ou|a l zspot ou)(?! (?:tu|que|si))`,
  phrase`(?:ou est ce que|ou) (?:tu )?(?:habites?|vis|viens)(?: tu)?`,
  phrase`(?:d ou) (?:tu viens|viens tu|tu es|es tu|t es)`,
  phrase`(?:quelle|kel|dans quelle|de quelle|which|what) (?:ville|town|city|region|village)(?: (?:tu|es tu|habites|do|are|you|u|t|viens))`,
  phrase`(?:habites|live|lives) (?:near|close to|pres de|a cote de|around) (?:me|moi|chez moi|here|ici|paris|lyon|london)`,
];
/** Pictures, camera, voice. */
const PHOTOS = [
  phrase`(?:(?:send|share|give|text|gimme|envoie|envoies|partage|donne|show|post|montre|montrer|mets|met|fais|make|take) ?(?:me|moi|nous|us|m en))(?: [a-z]+){0,3} (?:photo|pic|pics|picture|pictures|selfie|selfies|photos|nude|nudes|tof|video)(?!(?: [a-z]+){0,3} ${CODE_THINGS})`,
  phrase`(?:photos?|pics?|pictures?|selfies?|videos?|tofs?) (?:of|de|d) (?:you|u|yourself|toi|vous|zyour visage|zyour face|zyour corps)`,
  phrase`(?:tu as|t as|do you have|have you got|got) (?:[a-z]+ )?(?:photo|pic|picture|selfie|photos|pics)(?!(?: [a-z]+){0,3} ${CODE_THINGS})`,
  phrase`(?:turn on|switch on|allume|mets|active|ouvre) (?:zyour|la|le) (?:cam|camera|webcam|micro|mic)`,
  phrase`what do (?:you|u) look like`,
  phrase`(?:tu ressembles|tu resembles) a quoi`,
  phrase`what are you wearing`,
  phrase`(?:tu portes|t es habillee?|tu es habillee?|t es sapee?) (?:quoi|comment|en quoi)`,
];
/** Names, loneliness, closeness: personal matters that a grown-up does not ask a child about. */
const PERSONAL = [
  phrase`${WHAT} ${YOUR} (?:real|full|last|vrai|sur|family|true) ?(?:name|nom|prenom)`,
  phrase`${WHAT} ${YOUR} (?:nom de zfolk|surname|vrai nom|prenom et nom|nom et prenom|nom complet)`,
  phrase`(?:are|r) (?:you|u) (?:zspot )?(?:alone|single|a (?:girl|boy)|by yourself)(?! in (?:the|this) (?:[a-z]+ )?(?:list|file|array|queue))`,
  phrase`(?:tu es|t es|es tu|tes) (?:toute? )?(?:seule?(?: (?:chez toi|a la zspot|la|en ce moment|ce soir|maintenant))?|celibataire|une (?:fille|meuf)|un (?:garcon|gars|mec)|(?:fille|meuf) ou (?:garcon|mec))(?! (?:a|qui|dans|pour|avec))`,
  phrase`(?:are|r|is|sont|est ce que) zyour zfolk(?: (?:sont|est))? (?:zspot|a la zspot|at zspot|there|around|la|chez toi|in|out|away|au courant|strict|stricts)`,
  phrase`zyour zfolk(?: (?:ne|n))? (?:sont|est|savent|sait|rentrent)(?: (?:la|chez toi|a la zspot|au courant|quand|pas la))`,
  phrase`(?:do (?:you|u) have|have (?:you|u) got|you got|u got|t as|tu as|as tu) (?:a|an|un|une) (?:boyfriend|girlfriend|bf|gf|copain|copine|mec|meuf|amoureux|amoureuse|petit copain|petite copine)`,
  phrase`(?:you are|you re|u r|ur|youre|t es|tu es|tes)(?: (?:so|very|trop|tres|vraiment|really))? (?:cute|hot|sexy|pretty|beautiful|gorgeous|mignonne?|belle|canon|bonne|jolie|charmante?|mature)`,
  phrase`mature (?:for|pour) zyour age`,
  phrase`(?:tu mesures|tu peses) combien|how tall (?:are|r) (?:you|u)|how much (?:do|d) (?:you|u) weigh|ta (?:un|une) (?:copain|copine|mec|meuf|amoureux|amoureuse)`,
  phrase`zyour prenom et (?:zyour )?nom|zyour nom et (?:zyour )?prenom|zyour first and last name`,
];

/** The code in which a program outputs text: `input("`, "it prints". */
const CALLS =
  /(?:input|print|prompt|alert|confirm|write|log|say|dire|text|question|label|placeholder|textcontent|innerhtml)\s*(?:\(|=|:)\s*f?$/;
const SAYS =
  /(?:affiche|affichait|affichent|demande|display|displays|prints?|asks?|says|ecrit|message|question|phrase|texte|text|string|chaine|input|print|dit|repond|programme|program|bot|line|ligne)[^"\n]{0,30}$/;

/** Phrases that address a person, near a word that lessons about code do not need. */
const NEAR = [
  phrase`zyour (?:webcam|cam)`,
  phrase`(?:comme|zyour) (?:reseaux|socials)|on (?:peut )?se parle[r]? ou`,
  phrase`zyour (?:zsocial|zother|gmail|hotmail|icloud|whatsapp)(?! ${THINGS})`,
  phrase`zyour (?:(?:num|gsm|mail|e ?mail|courriel|cell)|(?:tel|portable|telephone|phone)(?= (?:stp|svp|pls|please)|$))(?! (?:field|champ|form|formulaire|variable|input|regex|function|fonction|string|chaine|is|est|line|doit|must|should|in|dans|class|link|button|address field|de test))`,
  phrase`(?:send|envoie|envoies|share|partage)(?: [a-z]+){0,2} (?:nudes?|selfies?|tofs?)|(?:send|envoie|envoies)(?: (?:une|ta|a|an|zyour|one|another))? (?:photo|pic|picture)s?(?= (?:stp|svp|pls|please|now|first|d abord|to me|a moi)|$)`,
  phrase`(?:(?:tu es|t es|es tu|vous etes|etes vous) nee?s?|(?:you|u) (?:were|was) born|(?:were|was) (?:you|u) born)`,
  phrase`(?:quel|quelle|kel|what|which) (?:ville|town|city|part|region|country|pays|coin|quartier|village|departement)(?: [a-z]+){0,3} (?:tu|t|you|u|zyour|vous)`,
  phrase`(?:tu|t|you|u|vous)(?: [a-z]+){0,3} (?:quel|quelle|kel|what|which) (?:ville|town|city|region|country|pays|coin|quartier|village|departement)`,
  phrase`^(?:(?:et|and|ok|ta|une|a|your|ur|zyour|petite|another|alors|so) ){0,3}(?:photo|pic|selfie)s?(?: (?:stp|svp|pls|please|of u|de toi))?$|(?:photo|pic|selfie)s? (?:stp|svp|pls|please)`,
  phrase`zyour age(?= (?:stp|svp|pls|please|first|d abord|avant)|$)`,
  phrase`(?:are|r) (?:you|u) 1[0-9]|(?:tu as|t as|you are|you re|u r) 1[0-9](?= (?:ans|years|or|ou|yo|old)|$)`,
  phrase`what (?:you|u) look like|(?:a quoi) tu ressembles`,
  phrase`(?:what|which|quel|quelle|kel) age(?: [a-z]+){0,2} (?:you|u|tu|t|zyour|vous)`,
  phrase`(?:know|connaitre|savoir|about|demander) zyour age`,
  phrase`(?:tu|t|vous) (?:habites?|vis|creches)|(?:you|u|ya) (?:live|living|are living)|where ?abouts(?: [a-z]+){0,2} (?:you|u)`,
  phrase`(?:you|u|tu|t|are you|r u|es tu)(?: (?:es|are|r|go to|vas|still))? (?:in|at|en|au|a l) (?:high school|middle school|secondary(?: school)?|primary school|seconde|premiere|terminale|troisieme|quatrieme|cinquieme|sixieme|[3-6] ?eme|year [0-9]+|grade [0-9]+|[0-9]+th grade)`,
  phrase`zyour (?:school|bahut|classe de|college|lycee)`,
  phrase`(?:zyour (?:face|visage|body|corps|bikini|underwear|bra)|zyour (?:beaux|jolis|beautiful|pretty|nice) (?:eyes|yeux))(?! (?:number|function|variable|class|image|sprite|png|jpg|component))`,
  phrase`(?:see|voir|want|veux|got|have|as|avoir)(?: [a-z]+){0,2} (?:pics?|selfies?|photos? de toi|photo of you|tof)`,
  phrase`(?:see|voir|montre)(?: [a-z]+){0,3} (?:you|u|zyour face|zyour visage|toi) (?:on|en|sur|a la) (?:cam|camera|video|webcam|visio)`,
  phrase`(?:viens|vient|venir|passer|seule?|es|suis|parents|dormir|aller|vais|va|rentre|etre|tranquille|qui)(?: [a-z]+){0,2} (?:chez toi|chez vous)`,
  phrase`(?:over|at|to) zyour (?:place|zspot|flat)`,
  phrase`zyour zfolk (?:(?:ne |n )?(?:sont|savent|sait|regardent|lisent|lit|voient|voit|surveillent|dorment|rentrent|travaillent|controlent)|know|knows|see|sees|check|checks|read|reads|watch|home|asleep|sleep|work|nearby|around|strict)`,
  phrase`(?:are|do|does|est ce que|sont) zyour zfolk`,
];

/** The words after a question that belongs to a program. */
const QUESTION = /^["'`] ?(?:is|est) (?:the|la|une|a|my|ma) [^\n]{0,20}question/;
const QUOTE = /["'`]/;

/** Tells whether a question belongs to a quoted program: `input("Quel âge as-tu ?")`. */
function isQuoted(line: string, asking: string): boolean {
  const [first = ''] = asking.split(' ');
  for (let at = line.search(QUOTE); at >= 0; ) {
    const before = line.slice(Math.max(0, at - 50), at);
    const quoted = line.slice(at + 1, at + 80).split(/["`]/)[0] ?? '';
    const after = line.slice(at + 1 + quoted.length, at + 60 + quoted.length);
    const isSpokenOf = CALLS.test(before) || SAYS.test(before) || QUESTION.test(after);
    if (quoted.includes(first) && isSpokenOf) return true;
    const next = line.slice(at + 1).search(QUOTE);
    at = next < 0 ? next : at + 1 + next;
  }
  return false;
}

const rules: readonly [Verdict, boolean, readonly RegExp[]][] = [
  ['refused', false, CONTACTS],
  ['held', true, PSEUDOS],
  ['refused', true, AGES],
  ['refused', true, PLACES],
  ['refused', true, PHOTOS],
  ['refused', true, PERSONAL],
  ['held', true, NEAR],
];

/** Finds requests for somebody's account, age, school, town or picture. Questions of a program are none. */
export function* findRequests(
  words: Words,
  lines: readonly string[],
  context: ContactContext,
): Iterable<Match> {
  for (const [verdict, isOfPrograms, patterns] of rules) {
    for (const pattern of patterns) {
      for (const { 0: asking, index } of words.text.matchAll(pattern)) {
        const at = words.lineAt(index);
        // Lines of a program that follow each other by chance are no sentence.
        if (context === 'code' && at !== words.lineAt(index + asking.length - 1)) continue;
        const line = lines[at - 1] ?? '';
        const isAsked = context === 'code' ? IS_REMARK.test(line) : !isQuoted(line, asking);
        if (isOfPrograms && !isAsked) continue;
        yield { kind: 'request', verdict: context === 'code' ? 'held' : verdict, index };
      }
    }
  }
}
