import type { SameKeys } from '../../lib/texts.ts';
import type teachers from './teachers.en.ts';

export default {
  page_title: 'Pour les enseignants',
  description:
    'Une classe qui programme sans adresse e-mail : des comptes à partir d’une liste, des leçons à donner, la séance en direct, des notes à emporter et des papiers pour l’établissement.',
  title: 'Le cours de lundi, prêt dimanche',
  intro:
    'Collez votre liste de noms, imprimez les cartes, choisissez une leçon. Vos élèves écrivent de vrais programmes dans le navigateur, et vous voyez d’un coup d’œil qui a besoin de vous. Rien à installer, aucune adresse e-mail d’élève, aucune publicité.',
  open: 'Ouvrir mes classes',
  ask: 'Demander un accès',
  how: {
    title: 'Comment marche une classe ici',
    list_title: 'D’une liste à une classe',
    list: 'Les noms deviennent des comptes, avec un nom d’utilisateur et trois mots. Imprimez les cartes avec leur QR code, dix par feuille. Des mots oubliés ? Deux gestes, en plein cours.',
    assign_title: 'Le travail à faire',
    assign:
      'Leçons, exercices et défis, avec un jour d’ouverture et une date limite, pour tous ou pour quelques-uns. L’ordre d’un cours entier devient votre progression du trimestre.',
    live_title: 'La séance en direct',
    live: 'Qui a commencé, qui essaie, qui a réussi, qui est bloqué. Ouvrez un programme, exécutez-le, commentez une ligne, montrez-le au tableau sans son auteur.',
    after_title: 'Après la séance',
    after:
      'L’avancée au fil du temps, les réponses qui ont le plus souvent échoué, les notes en CSV, et une fiche par élève pour un entretien avec les parents.',
  },
  demo: {
    try: 'Essayer une classe',
    title: 'Une classe à visiter, sans compte',
    text: 'Une démonstration avec trente élèves inventés, dans les pages mêmes de votre future classe. Rien n’est envoyé ni gardé.',
    roster: 'La liste',
    roster_text: 'Ajoutez un nom, imprimez des cartes, donnez de nouveaux mots.',
    lesson: 'Un cours en direct',
    lesson_text:
      'Ouvrez un programme, exécutez-le, montrez-le au tableau, masquez les noms, faites lever les yeux.',
    results: 'Les résultats',
    results_text: 'Des notes à imprimer et à emporter, et la fiche d’un élève.',
  },
  head: {
    title: 'Pour le chef d’établissement, sur une page',
    intro:
      'Ce que votre établissement doit savoir avant de dire oui. Imprimez-la, posez-la sur la table.',
    what: 'De quoi il s’agit',
    what_text:
      'Un site où des élèves de 13 à 18 ans apprennent la programmation et l’intelligence artificielle, en français et en anglais. Il fonctionne dans le navigateur de n’importe quel ordinateur, même ancien.',
    data: 'Les données',
    data_text:
      'Votre établissement décide à quoi servent les données ; nous les traitons pour lui, selon l’accord ci-dessous. Un compte de classe a un nom, un nom d’utilisateur et trois mots : ni adresse, ni date de naissance, ni photo. Les enseignants voient le travail sur ce qu’ils ont donné, les leçons terminées et les minutes d’activité. Nos auteurs voient, sans aucun nom, où les leçons sont difficiles : une réponse fausse à partir de cinq membres. Chaque lecture d’un programme est enregistrée, et une classe est supprimée 60 jours après son archivage, avec ses comptes.',
    safe: 'La sécurité',
    safe_text:
      'Les élèves ne peuvent pas s’écrire. Un compte de classe ne publie rien, ne reçoit aucun e-mail, et aucun inconnu ne peut l’atteindre. Les élèves qui viennent avec un compte personnel gardent ce qu’il permet, avant 15 ans selon ce qu’autorisent leurs parents. Ni publicité, ni traceur.',
    money: 'L’argent',
    money_text:
      'Les dix leçons du cours Découverte ne coûtent rien. Une licence de classe ouvre toutes les autres leçons que vous donnez, pour un nombre d’élèves et jusqu’à une date convenus avec vous. Elle s’arrête toute seule, rien ne se renouvelle, et les résultats restent.',
    network: 'Le réseau',
    network_text:
      'Du HTTPS seulement, et rien à installer. Une page donne toutes les adresses qu’un filtre doit autoriser. Les élèves peuvent se connecter par votre ENT si l’exploitant de ce site l’a relié.',
    agreement: 'Accord de sous-traitance (projet)',
    records: 'Fiche pour le registre (projet)',
    allow: 'Ce que le réseau doit autoriser',
    print: 'Imprimer cette page',
    guide: 'De la liste aux notes, pas à pas',
    contact: 'Une licence, ou une question ?',
    contact_later: 'notre adresse s’affiche dans un instant.',
  },
  request: {
    title: 'Demander un accès d’enseignant',
    text: 'Un administrateur lit chaque demande, pour que personne d’autre ne se fasse passer pour un enseignant. La réponse arrive par e-mail.',
    visitor:
      'Créez d’abord un compte ou connectez-vous : la demande y est rattachée. Vous reviendrez ici.',
    log_in: 'Se connecter',
    sign_up: 'Créer un compte',
    shown_as: 'Le nom que lisent vos élèves',
    shown_as_hint: 'Par exemple « M. Martin ».',
    school: 'Établissement et ville',
    proof: 'Adresse officielle, ou lien vers la page de l’établissement qui vous nomme',
    proof_hint: 'Seuls nos administrateurs la lisent.',
    send: 'Envoyer la demande',
    sent: 'Votre demande est envoyée.',
    missing: 'Ce champ est à remplir.',
    waiting: 'Votre demande du {{date}} attend un administrateur.',
    withdraw: 'La retirer',
    withdrawn: 'Votre demande est retirée.',
    declined: 'Votre demande a été refusée.',
    reason: 'La raison : {{reason}}',
    again: 'Vous pouvez en faire une autre.',
    granted: 'Vous avez un accès d’enseignant : vos élèves lisent « {{name}} ».',
    class_account:
      'Ton compte appartient à une classe. Seuls des adultes peuvent faire cette demande.',
    too_young: 'C’est réservé aux adultes.',
    loading: 'Votre demande se charge…',
    failed: 'Votre demande n’a pas pu être chargée.',
  },
} satisfies SameKeys<typeof teachers>;
