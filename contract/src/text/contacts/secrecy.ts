import type { Match, Rule, Verdict } from './findings.ts';
import { phrase } from './phrases.ts';

const OTHERS =
  '(?:(?:(?:a|to|anything to|rien a) )?(?:(?:zyour|the|les|aux) zfolk|znobody|personne|nobody|quelqu un|qui que ce soit|no one|any one else))';

const SAY =
  '(?<!(?:mot de passe|password|passwords|code secret)(?: [a-z]+){0,3} )(?:dis|dites|parles?|parlez|racontes?|racontez|montres?|montrez|repetes?|repetez)';

const CERTAIN = [
  phrase`${SAY}(?: (?:le|ca|en|moi))?(?: surtout)? (?:rien|pas|jamais)(?: (?:de )?(?:ca|cela|tout ca|cette conversation|nos messages))? (?:a|de ca a) ${OTHERS}`,
  phrase`(?:ne|n) (?:(?:le|la|les|en|lui|leur) )?${SAY}(?: (?:rien|pas|jamais|ca|cela))? (?:a )?${OTHERS}`,
  phrase`(?<!(?:est|sont|etre|ete|se) )${SAY}(?: (?:le|la|ca|cela|en|moi|nos messages))?(?: surtout)?(?: (?:pas|rien))? (?:de ca )?a personne`,
  phrase`(?:do ?n ?t|dont|never|do not|you can ?t|must ?n ?t|please dont) (?:ever )?(?:tell|show|say anything to|mention (?:this|it|that)? ?(?:to)?|talk to|speak to|let) (?:this |it |that )?(?:to )?${OTHERS}`,
  phrase`(?:without|sans)(?: que)? ${OTHERS}(?: (?:le |ne )?(?:knowing|know|finding out|sachent|sache|savoir|soient au courant|voient))`,
  phrase`(?:our|notre) (?:little |petit )?secret`,
  phrase`(?:ca|cela|this|that|tout ca|que ca|must|has to|doit)(?: (?:doit|must|has to|should|will))? (?:reste|rester|stays?|remains?) (?:entre nous|between us|entre toi et moi|between you and me)|(?:ca|cela|this|tout ca|que ca)(?: (?:doit|must|has to|should|will))? (?:reste|rester|stays?|remains?) (?:secret|a secret)`,
  phrase`(?:just|juste|strictement) (?:entre nous|between us|entre toi et moi|between you and me)`,
  phrase`(?:garde|gardons|gardez) (?:ca|le|cela|tout) (?:pour (?:toi|nous)|secret|entre nous)`,
  phrase`(?:keep|let s keep) (?:this|it|that|our (?:chat|talk|messages))(?: (?:a|as a|our|all))?(?: (?:little|just))? (?:secret|quiet|between us|between you and me|to yourself|private)`,
  phrase`zyour zfolk (?:ne )?(?:doit|doivent|must|should|has to|needs? to|can)(?: (?:not|pas|never))? (?:le )?(?:savoir|know|see|voir|find out|lire|read)`,
  phrase`(?:personne|nobody|no one) (?:ne )?(?:doit|must|should|has to|needs? to) (?:le |la )?(?:savoir|know|find out)(?: (?:about|de) (?:us|this|it|nous|ca))?`,
  phrase`(?:delete|erase|clear|efface|supprime)r? (?:this|our|the|these|cette|notre|la|nos|ces|all|toute?s?)(?: (?:nos|la|cette|our|the))? (?:chat|conversation|conv|messages|discussion|history|historique)(?: (?:after|apres|avant|before|now|maintenant|so|pour|when|quand|stp|please|once|des que|ensuite))`,
  phrase`(?:lie|mens) (?:to |a )${OTHERS}`,
];
const DOUBTFUL = [
  phrase`(?:don t|dont|never|not|ne)(?: [a-z]+)? (?:tell|show|dis|montre|raconte|parle)(?: [a-z]+){0,2} zfolk`,
  phrase`(?:no|not|without|sans|evite de|pas) (?:telling|le dire a|dire a|en parler a|talking to|showing)(?: [a-z]+)? ${OTHERS}`,
  phrase`(?:just|only|juste|que|rien que) (?:for|pour|between|entre) (?:us|nous|you and me|toi et moi)`,
  phrase`(?:no one|znobody|personne|nobody|zfolk)(?: [a-z]+){0,3} (?:about us|about this|de nous|a propos de nous)`,
  phrase`zyour zfolk(?: [a-z]+){0,5} (?:savoir|know|see|voir|find out|lire|read|au courant)`,
  phrase`(?:entre toi et moi|between you and me|between the two of us|rien que nous deux)`,
  phrase`(?:ca reste|reste|keep it|stays) (?:entre nous|between us)`,
  phrase`(?:don ?t|dont|do not|never) tell(?: (?:them|him|her|my|the (?:team|admins?|moderators?|platform)))`,
  phrase`(?:dis|dites) (?:rien|pas) (?:aux|a l|a la|au) (?:admins?|moderateurs?|equipe|zfolk|plateforme)`,
  phrase`(?<!(?:message|texte|ligne|programme|lecon|exercice|il|elle|qui|on) )n ?en parle (?:pas|a (?:znobody|personne))`,
  phrase`en parle (?:pas )?a (?:znobody|personne)`,
  phrase`parle pas (?:de ca|de nous|de ce qu on)`,
];

/** Finds requests to keep something from parents, teachers and the team. */
export const findSecrecy: Rule = function* (text): Iterable<Match> {
  const rules: [Verdict, RegExp[]][] = [
    ['refused', CERTAIN],
    ['held', DOUBTFUL],
  ];
  for (const [verdict, patterns] of rules) {
    for (const pattern of patterns) {
      for (const { index } of text.matchAll(pattern)) yield { kind: 'secrecy', verdict, index };
    }
  }
};
