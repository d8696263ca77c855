import type { SameKeys } from '../../lib/texts.ts';
import type privacy from './privacy.en.ts';

export default {
  title: 'Ta vie privée, en clair',
  description:
    'Ce que Codivia garde, pourquoi, combien de temps, et qui le voit. Écrit pour les ados et leurs parents.',
  intro:
    'Pas de jargon ici. Cette page dit ce que nous gardons sur toi, pourquoi, combien de temps et qui le voit. Si une phrase n’est pas claire, écris-nous : c’est à nous de la réécrire.',
  updated: 'À jour au 30 novembre 2026.',
  short: {
    title: 'En quatre phrases',
    ads: 'Pas de publicité, pas de traceur, pas de cookie de suivi : personne ne suit ce que tu fais ici.',
    code: 'Tes programmes s’exécutent dans ton navigateur, pas chez nous.',
    open: 'Personne ne voit rien de ce qui est à toi sans que tu le décides. Tu peux emporter tout ce que nous gardons, et tout supprimer.',
    sold: 'Nous ne vendons et ne prêtons tes données à personne.',
  },
  stored: {
    title: 'Ce que nous gardons',
    what: 'Quoi',
    why: 'Pourquoi',
    how_long: 'Combien de temps',
    account: {
      name: 'Ton compte',
      what: 'Ton nom (un prénom suffit), ton adresse e-mail, ta langue, la date d’inscription. De ton mot de passe, seulement une empreinte (Argon2id) : nous ne pouvons pas le lire.',
      why: 'Pour que tu puisses te connecter et que tes certificats portent ton nom.',
      how_long:
        'Jusqu’à ce que tu supprimes ton compte. Un compte dont l’adresse n’est jamais confirmée disparaît au bout de 30 jours (sauf s’il a reçu une carte cadeau).',
    },
    learning: {
      name: 'Ce que tu apprends',
      what: 'Les leçons commencées et terminées avec leurs dates, les exercices et les défis réussis avec tes bonnes réponses et le nombre d’essais, ce que tu écris dans les exercices, les étapes que tu marques et les notes que tu y écris, tes XP, tes certificats, et les projets que tu choisis d’enregistrer, avec les images, les sons et les autres fichiers que tu y ajoutes, et ce que leurs programmes enregistrent, comme un meilleur score. Avant l’envoi des images, nous en retirons le lieu, l’appareil et l’auteur qui peuvent y être inscrits. Tes minutes d’activité dans les leçons et les salles, le nombre de jours par semaine que tu prévois, et quand les questions des leçons terminées reviennent.',
      why: 'Pour que tu retrouves ton chemin, et qu’un certificat prouve quelque chose.',
      how_long: 'Jusqu’à ce que tu supprimes ton compte (ou le projet, ou la note).',
    },
    mistakes: {
      name: 'Tes réponses fausses',
      what: 'Les réponses courtes qui n’étaient pas justes, chacune une fois, avec ce que la page en a dit. Nos auteurs ne voient que celles que cinq membres au moins ont données à l’identique, sans savoir de qui elles viennent : jamais la réponse d’une seule personne. Ils voient aussi, sans aucun nom, combien de membres commencent, terminent ou quittent une leçon que cinq au moins ont commencée, le temps qu’elle prend, et combien d’essais demande un exercice.',
      why: 'Pour voir où nos leçons sont difficiles à suivre, et écrire de meilleures explications.',
      how_long: '400 jours, ou jusqu’à ce que tu supprimes ton compte.',
    },
    mentoring: {
      name: 'Le mentorat',
      what: 'Tes demandes : le code que tu envoies et ses versions, le dernier résultat de sa vérification, les messages, commentaires et propositions des deux côtés, et qui les a lus ; si un message a été retenu, la raison. Si tu es mentor : tes langues, tes sujets et tes heures, quand tu as accepté quel code de conduite, et depuis quand tu es suspendu.',
      why: 'Pour qu’un mentor puisse te répondre, et que notre équipe puisse vérifier quand quelque chose est signalé ou retenu.',
      how_long: 'Douze mois à partir de ta demande, ou jusqu’à ce que tu supprimes ton compte.',
    },
    live: {
      name: 'Les sessions en direct',
      what: 'Les places que tu réserves, si tu veux un rappel, et ton fuseau horaire pour les heures qu’il indique ; tes questions, ce pour quoi tu as voté, tes réponses aux sondages et tes signaux « trop vite ». Ton nom n’est montré ni aux autres participants, ni à la personne qui anime. Si tu animes : les sessions que tu programmes, avec ton prénom, et ce que tu y tapes, qui devient la rediffusion.',
      why: 'Pour que ta place reste la tienne, que nous puissions t’écrire si une session change, et que la personne qui anime puisse répondre.',
      how_long:
        'Questions, votes, réponses, signaux et places : 30 jours après la session, ou jusqu’à ce que tu supprimes ton compte. Les sessions animées par un compte supprimé restent, sans son nom.',
    },
    published: {
      name: 'Les projets que tu publies',
      what: 'Seulement si tu le choisis : le titre, la description, le code et les fichiers du projet tels qu’ils étaient quand tu l’as publié, son image, et le projet publié dont il est parti. S’il est signalé : pourquoi, ce que notre équipe a décidé, et ta demande si tu contestes. Si tu signales le projet de quelqu’un : ton signalement.',
      why: 'Pour que tu puisses montrer ce que tu as fait, et que notre équipe puisse vérifier quand quelque chose ne devrait pas être public.',
      how_long:
        'Jusqu’à ce que tu fermes sa page, supprimes le projet ou supprimes ton compte. Signalements, décisions et contestations : jusqu’à la suppression du projet ou du compte de son auteur. Si tu supprimes le tien, ce que tu as signalé reste sans ton nom.',
    },
    shared_links: {
      name: 'Les liens avec fichiers',
      what: 'Seulement si tu en fais un : son titre, le code et les fichiers joints tels qu’ils étaient à ce moment-là. Des liens que tu supprimes, seulement leur adresse, pour qu’elle puisse dire que tu l’as supprimé. Un lien sans fichiers porte le code lui-même, et rien n’est gardé chez nous.',
      why: 'Pour que la personne qui a le lien voie aussi tes fichiers.',
      how_long:
        'Jusqu’à ce que tu supprimes le lien ou ton compte ; ce que notre équipe a masqué : jusqu’à ce que tu supprimes ton compte. L’adresse d’un lien supprimé : jusqu’à ce que tu supprimes ton compte.',
    },
    models: {
      name: 'Les modèles du labo d’IA',
      what: 'Seulement si tu en enregistres un : son nom, le nom de ses classes, ce qu’il a appris, et combien de tests il a réussis. Un modèle de textes contient aussi les mots qu’il cherche. Tes exemples seulement si tu coches la case, et seulement des dessins, des textes et des tableaux. Jamais d’images ni de points de tes mains : un modèle qui en est fait ne peut pas être enregistré.',
      why: 'Pour que tu retrouves tes modèles sur tous tes appareils, et que tu puisses les partager.',
      how_long: 'Jusqu’à ce que tu supprimes le modèle ou ton compte.',
    },
    portfolio: {
      name: 'Ton portfolio',
      what: 'Seulement si tu en crées un : ton pseudo, une couleur, une phrase sur toi, et les projets publiés et les certificats qu’il montre. Des pseudos que tu as abandonnés, seulement une empreinte.',
      why: 'Pour que tu puisses montrer ce que tu as fait, sans ton nom, et que personne ne se fasse passer pour toi avec un pseudo que tu as eu.',
      how_long:
        'Jusqu’à ce que tu le supprimes, ou ton compte. L’empreinte d’un pseudo : 90 jours après que tu l’as abandonné ; une fois le compte supprimé, elle ne dit plus à qui il était.',
    },
    opinions: {
      name: 'Tes avis',
      what: 'Les étoiles que tu donnes à un cours, et tes réponses aux deux questions du tableau de bord (Codivia te plaît-il ? as-tu réussi à faire ce que tu voulais ?). Personne d’autre ne les voit : seules les moyennes de tous les membres sont affichées.',
      why: 'Pour que les chiffres de ce site soient mesurés, et pour mieux faire.',
      how_long: 'Jusqu’à ce que tu retires ta note ou supprimes ton compte.',
    },
    family: {
      name: 'Tes parents',
      what: 'Si tu as 15 ans ou plus, et quand tu l’as dit ; jamais ta date de naissance. Si tu donnes l’adresse d’un parent : cette adresse, sa langue, pourquoi et quand on lui a demandé, ce qu’il a répondu et ce qu’il permet, la première fois qu’il a utilisé un de nos liens et sa dernière visite. Et une trace de chaque accord et de chaque changement, sans le nom ni l’adresse du parent. Si quelqu’un dit que tu n’es pas son enfant : une empreinte de son adresse, pour ne plus lui écrire.',
      why: 'Avant 15 ans, la loi française veut ton accord et celui d’un parent pour publier, écrire à un mentor ou assister à des sessions en direct. Et pour que tes parents puissent voir et arrêter des choses.',
      how_long:
        'L’adresse : jusqu’à ce que ton parent ou (à partir de 15 ans) toi y mettiez fin ; 30 jours après la demande ou la réponse s’il n’a pas donné son accord. Les liens des e-mails, sous forme d’empreintes : 30 jours. La trace des accords, et l’empreinte d’une adresse qui n’est pas celle d’un parent : jusqu’à la suppression de ton compte.',
    },
    payers: {
      name: 'Qui paie pour toi',
      what: 'Seulement si tu demandes à quelqu’un de payer : son adresse e-mail, sa langue et la date. Ta formule montre la première lettre de l’adresse. Cette personne ne voit de ton compte que ton prénom et la formule.',
      why: 'Pour que le lien, les reçus et la résiliation arrivent chez la personne qui paie.',
      how_long:
        'Une demande qui n’a pas servi : 14 jours. L’adresse de la personne qui paie : jusqu’à 30 jours après la fin de l’abonnement.',
    },
    classes: {
      name: 'Ta classe',
      what: 'Un compte de classe est créé par un prof : le nom de sa liste, un nom d’utilisateur, et une empreinte de trois mots. Il n’a pas d’adresse e-mail et ne reçoit aucun e-mail. Si tu te connectes par ton établissement, on en reçoit ton prénom et une initiale (ou le nom qu’il donne), et on garde une empreinte du numéro par lequel il te connaît. Si tu emportes ton compte en quittant l’établissement : l’adresse et l’empreinte du mot de passe que tu as choisis, jusqu’à ce que le compte soit à toi. Avec un compte personnel : ton nom dans la classe, quand tu l’as rejointe, et la version de ce que voient les profs que tu as acceptée. Dans une classe : ce qu’on te donne à faire, l’étape que tu as ouverte (la dernière seulement), tes réponses fausses à ce qui est donné, les commentaires sur ton code, et chaque lecture de ton travail par un prof.',
      why: 'Pour qu’une classe puisse apprendre ici sans adresses, et qu’un prof puisse aider. Dans une classe, c’est l’établissement qui décide à quoi servent ces données ; nous les traitons pour lui.',
      how_long:
        'Jusqu’à ce que tu quittes la classe, ou que 60 jours aient passé après son archivage, par ton prof ou, au plus tard, le 31 décembre qui suit l’année scolaire. Un compte de classe disparaît avec elle, sauf s’il est dans une autre classe ou devient un compte personnel avant ; celui qu’un prof retire est supprimé au bout de 7 jours. Une adresse avec laquelle tu voulais l’emporter : 30 jours si cela n’aboutit pas. La dernière étape ouverte : jusqu’à la suppression du compte.',
    },
    teaching: {
      name: 'Si vous enseignez',
      what: 'Votre demande : le nom que lisent les élèves, votre établissement, et une adresse officielle ou un lien comme preuve. Une fois qu’elle est acceptée : le nom, l’établissement et la date ; la preuve est effacée. Vos classes, et une trace de ce que vous y faites : le travail ou les résultats d’élèves que vous ouvrez, les fichiers de notes que vous emportez, les nouveaux mots, les noms changés, les retraits et les commentaires, avec l’heure.',
      why: 'Pour que personne d’autre ne se fasse passer pour un enseignant, et que l’on puisse savoir qui a lu le travail d’un élève.',
      how_long:
        'Une demande : jusqu’à la décision, ou jusqu’à ce que vous la retiriez ; refusée, 90 jours. Votre accès : jusqu’à ce qu’il prenne fin, ou que vous supprimiez votre compte. La trace : autant que la classe, et sans votre nom une fois le compte supprimé. Ce que décident nos administrateurs est dans le journal de leurs actions.',
    },
    sessions: {
      name: 'Tes connexions',
      what: 'La date de chaque connexion et de sa dernière utilisation, et le genre de navigateur et d’appareil (« Firefox, Windows »). Un nombre tiré au hasard, dans un cookie envoyé seulement quand tu te connectes, dont nous gardons l’empreinte. Des compteurs d’essais (mots de passe, codes), eux aussi sous forme d’empreintes.',
      why: 'Pour garder ta session ouverte, te montrer tes appareils et ralentir toute personne qui essaierait de deviner ton mot de passe, sans te bloquer, toi.',
      how_long:
        'Session : 30 jours sans visite, ou jusqu’à la déconnexion, plus un jour ou deux. Appareils : un an sans connexion. Compteurs : une heure de comptage, effacés le lendemain au plus tard.',
    },
    mails: {
      name: 'Les e-mails que nous t’envoyons',
      what: 'Confirmation d’adresse, nouveau mot de passe ou changement de mot de passe, carte cadeau, nouvelles de ton abonnement et d’un portfolio ou de jetons d’API qui prennent fin avec lui, nouveau jeton d’API, réponses de notre équipe ou d’un mentor, sessions en direct où tu as une place, décisions sur un projet que tu as publié, ce qu’un parent a répondu ou demandé, Premium que quelqu’un paie pour toi, aux enseignants la décision sur leur demande et la fin d’une classe, et, si tu l’actives dans tes réglages, un e-mail sur ta semaine. Jamais de publicité. Des liens à usage unique, nous ne gardons que l’empreinte.',
      why: 'Parce que tu les as demandés, ou qu’ils concernent un paiement, la sécurité de ton compte ou quelque chose que tu as commencé ici.',
      how_long:
        'Liens : 24 heures ou une heure, effacés une semaine après. La trace d’un envoi (ton numéro de compte et le type d’e-mail, pas son texte) : une semaine, deux si l’envoi a échoué.',
    },
    payments: {
      name: 'Premium',
      what: 'Ton numéro de client chez le prestataire de paiement, l’état de l’abonnement et sa date de fin. Jamais le numéro de la carte : il ne passe pas par nous.',
      why: 'Pour t’ouvrir Premium, et te laisser résilier.',
      how_long:
        'Jusqu’à ce que tu supprimes ton compte ; l’abonnement prend fin avec lui. Les numéros des messages du prestataire, qui ne nomment personne : 90 jours. Le prestataire garde les factures aussi longtemps que la loi l’exige.',
    },
    gifts: {
      name: 'Les cartes cadeaux',
      what: 'L’adresse e-mail de la personne qui achète, le numéro du paiement, les dates d’achat et d’activation. Du code, seulement une empreinte.',
      why: 'Pour envoyer la carte, la renvoyer si elle se perd, et qu’elle ne serve qu’une fois.',
      how_long:
        'L’adresse : 30 jours après l’envoi, ou jusqu’à la suppression du compte. La carte elle-même : sans limite, pour que son code reste valable.',
    },
    help: {
      name: 'Tes questions à l’équipe',
      what: 'Ce que tu écris, le code que tu choisis de joindre, nos réponses et les notes de l’équipe. Sans compte : ton adresse e-mail.',
      why: 'Pour te répondre. Tous les administrateurs du site peuvent lire toutes les questions : il n’y a pas de canal privé.',
      how_long:
        'Un an après la fermeture de la question, ou jusqu’à ce que tu supprimes ton compte. Une question par e-mail qui n’est pas confirmée : deux jours.',
    },
    api: {
      name: 'Tes jetons d’API',
      what: 'Leur nom, leurs permissions et leur fin, leurs quatre derniers caractères, la date de leur dernière utilisation, et l’empreinte du jeton : nous ne pouvons pas le lire. Et, sous forme d’empreintes, les clés avec lesquelles tes programmes répètent une requête.',
      why: 'Pour que tes propres programmes accèdent à tes données, et que tu puisses les voir et les arrêter.',
      how_long:
        '30 jours après la fin d’un jeton, ou jusqu’à ce que tu supprimes ton compte. Les clés des requêtes répétées : un jour.',
    },
    browser: {
      name: 'Dans ton navigateur',
      what: 'Ta session, ta langue, ton thème, le code et les notes que tu écris dans les leçons, le code que tu écris dans les salles, les fichiers que tu y ajoutes, ce que tes programmes enregistrent, comme un meilleur score, tes projets du labo d’IA avec leurs exemples, et les leçons et rediffusions que tu as ouvertes, pour les moments sans réseau. Sur ton appareil, sous ton compte : la personne qui se connecte ici après toi ne le voit pas. Chez nous, seulement ce qui fait partie d’un projet ou d’un modèle que tu enregistres, ton code dans les exercices et tes notes.',
      why: 'Pour ne rien perdre quand tu fermes l’onglet.',
      how_long:
        'Jusqu’à ce que tu effaces les données du site dans ton navigateur. Les leçons et rediffusions ouvertes : jusqu’à ta déconnexion. Les fichiers d’un projet, ce que son programme enregistre et les projets du labo d’IA : au plus tard quand tu supprimes le projet ici. Tout ce qui est à toi : au plus tard quand tu supprimes ton compte ici.',
    },
  },
  seen: {
    title: 'Qui voit quoi',
    nobody:
      'Les autres élèves : rien, sauf si tu publies un projet ou si tu ouvres un portfolio. Il n’y a ni classement, ni messagerie entre membres.',
    notes:
      'Tes repères et les notes que tu écris dans les leçons : aucune page ne les montre à quelqu’un d’autre que toi, ni à un mentor, ni à notre équipe. Ils ne font jamais partie d’un portfolio.',
    published:
      'Un projet que tu publies : toute personne qui a l’adresse lit son titre, sa description, son code et ses fichiers, et peut les copier. Ton nom n’est pas montré, et les moteurs de recherche ne référencent pas la page. « Fermer la page » la retire aussitôt, pour tout le monde ; les copies déjà faites restent à ceux qui les ont faites. Si notre équipe le choisit, son titre, la première ligne de sa description et son image sont dans la galerie, que les moteurs de recherche peuvent référencer. Seule notre équipe voit qui a signalé un projet.',
    shared_links:
      'Un lien avec fichiers que tu fais : toute personne qui l’a lit son titre, le code et les fichiers, et peut les copier. Ton nom n’est pas montré, et les moteurs de recherche ne le référencent pas. Le supprimer le retire aussitôt, pour tout le monde. Il peut être signalé comme un projet publié.',
    models:
      'Un modèle que tu partages par un lien, ou que tu publies avec un projet : toute personne qui a l’adresse peut l’essayer, l’utiliser et le copier, et lit le nom de ses classes. On te le demande avant. Tes exemples ne sont pas montrés, sauf si la méthode est celle des plus proches voisins, qui garde les dessins et les tableaux sous forme de nombres ; ce que ta caméra a vu ne l’est jamais.',
    mentors:
      'Si tu demandes du mentorat : le mentor qui répond voit ton prénom, ton niveau et ce code. Les autres mentors voient ton prénom, ton niveau et ta question jusqu’à ce que l’un d’eux la prenne. Notre équipe peut lire chaque échange, et chaque lecture est enregistrée.',
    teachers:
      'Si tu es dans une classe : ses profs voient le nom que tu y as, quand tu l’as rejointe, les leçons que tu as terminées, tes programmes, tes essais et tes erreurs dans ce qui est donné, où tu en es pendant une leçon, tes minutes d’activité et les commentaires ; d’avant ton arrivée, seulement ce qui était déjà réussi. Cette liste t’est montrée avant que tu ne rejoignes une classe avec un compte personnel. Chaque lecture de ton travail est enregistrée. Les autres élèves ne voient ni ton nom, ni tes résultats.',
    parents:
      'Si un parent est lié à ton compte et a donné son accord : il voit ta semaine en minutes et en leçons, tes certificats, ce qui est public, les titres de tes échanges avec des mentors et des profs, et tes sessions en direct ; jamais tes messages ni tes programmes. Il peut télécharger ce que nous gardons sur toi, sans tes messages. Tu vois la même page à tout moment.',
    portfolio:
      'Un portfolio que tu ouvres : toute personne qui a l’adresse voit ton pseudo, ta phrase, et les projets et certificats que tu as choisis, sans ton nom. Les pages de ces projets citent ton pseudo, et la galerie aussi si l’un d’eux y est. Les moteurs de recherche ne le référencent pas. Un clic le ferme aussitôt, et 30 jours après la fin de ton Premium il se ferme tout seul.',
    certificate:
      'Un certificat a une page publique, avec ton nom et le cours. Seules les personnes à qui tu donnes son lien peuvent la trouver.',
    payment:
      'Le prestataire de paiement (Stripe, sur les sites qui acceptent de vrais paiements) reçoit l’adresse e-mail et la carte bancaire de la personne qui paie. Seulement au moment de payer, et sur sa propre page.',
    mail: 'Le service qui achemine nos e-mails voit l’adresse à laquelle il les livre.',
    packages:
      'Certaines bibliothèques Python (numpy, matplotlib…) viennent d’un réseau public, {{host}}. Si ton programme en importe une, ce réseau voit l’adresse IP de ton appareil, et rien d’autre.',
    packages_ours: 'Les bibliothèques Python viennent de notre propre serveur.',
    programs:
      'Ce que tu tapes dans une page ou un jeu ici, même ceux d’un inconnu : leur auteur n’en reçoit rien, car un aperçu ne se connecte à aucun autre site. Dans Chrome et Edge avant la version 152, un programme écrit pour cela peut encore glisser quelques mots dans une adresse, ce qui l’arrête : mets ton navigateur à jour, et n’y tape pas ton nom dans le programme d’un inconnu.',
    camera:
      'Ta caméra : seuls le labo d’IA et la salle jeux peuvent la demander, quand tu appuies sur un bouton. Ce qu’elle montre reste sur ton appareil et n’est envoyé nulle part. D’une main, 21 points sont gardés dans ton navigateur. Les petites images que tu ajoutes à un projet disparaissent quand tu fermes la page, sauf si tu demandes à ton navigateur de les garder ; tu peux alors les y supprimer. Un voyant dans la page dit qu’elle est allumée. Les programmes, les tiens comme ceux des autres, ne l’ont jamais ; un jeu à toi reçoit ces 21 points pendant qu’il tourne, si tu l’autorises à chaque fois.',
    links:
      'La communauté et le Prof IA sont des liens vers d’autres sites, avec leurs propres règles. Rien ne leur est transmis tant que tu ne cliques pas.',
    team: 'Notre équipe ne regarde un compte que pour aider, quand tu le demandes, ou en cas d’abus.',
  },
  minors: {
    title: 'Si tu as moins de 18 ans',
    why: 'Nous gardons ton compte et ta progression parce que c’est le service que tu demandes (un contrat, RGPD, article 6.1.b), et les empreintes de sécurité parce qu’il faut bien protéger les comptes (intérêt légitime, article 6.1.f). Avant 15 ans, publier, le mentorat et les sessions en direct reposent sur ton consentement et celui d’un parent (articles 6.1.a et 8). Les factures, parce que la loi y oblige (article 6.1.c).',
    consent:
      'Avant 15 ans (l’âge en France ; 13 à 16 ailleurs), publier, le mentorat, les sessions en direct, le lien de la communauté et l’API restent fermés. Tu donnes l’adresse d’un parent, qui décide des trois premiers par un lien dans un e-mail ; le lien de la communauté et l’API attendent tes 15 ans. Nous ne faisons rien d’autre qui demande un consentement : ni publicité, ni profilage, ni vente.',
    young:
      'Tu as moins de 15 ans ? Tu peux tout apprendre. Certaines choses au-delà demandent l’accord d’un parent.',
    pay: 'Payer, c’est l’affaire d’un adulte : la personne titulaire de la carte bancaire est majeure, ou agit avec l’accord d’un parent.',
  },
  parents: {
    title: 'Pour les parents',
    text: 'Si votre enfant nous a donné votre adresse, l’espace famille vous permet de voir ce qu’il fait, de décider de ce qui est permis, de fermer ce qui est public, et de télécharger ou supprimer les données, par un lien dans un e-mail et sans mot de passe. Si vous l’activez, un e-mail raconte chaque semaine ce que votre enfant a fait ; un clic y met fin. Votre adresse ne sert à rien d’autre. Votre enfant sait ce que vous voyez. Sinon, écrivez-nous : nous répondons dès que nous pouvons vérifier que vous êtes son parent.',
    money:
      'Premium se résilie en trois clics depuis le tableau de bord, ou par le lien de chaque e-mail à la personne qui paie. Droit de rétractation de 14 jours, satisfait ou remboursé pendant 30 jours. Une carte cadeau ne se renouvelle jamais.',
  },
  rights: {
    title: 'Tes droits',
    text: 'Le règlement européen (RGPD) te donne des droits. Voici comment t’en servir ici :',
    see: 'Voir et emporter tes données : « Télécharger mes données » dans ton tableau de bord.',
    correct: 'Les corriger : ton nom, ta langue et ton mot de passe se changent dans les réglages.',
    erase: 'Les effacer : « Supprimer mon compte » au même endroit. C’est immédiat.',
    in_class:
      'Avec un compte de classe, demande à ton prof : c’est lui qui corrige ton nom et retire le compte, et ton établissement répond du reste.',
    object:
      'T’opposer à un usage, le limiter, ou poser une question : écris-nous, nous répondons en un mois au plus.',
    complain: 'Pas satisfait de notre réponse ? En France, la CNIL (cnil.fr) reçoit les plaintes.',
    dashboard: 'Ouvrir mon tableau de bord',
  },
  contact: {
    title: 'Nous écrire',
    text: 'Codivia est responsable de ces données. Une question, un doute, une demande :',
    none: 'l’adresse de contact de ce site n’est pas encore connue.',
  },
} satisfies SameKeys<typeof privacy>;
