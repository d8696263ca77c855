import type { SameKeys } from '../../lib/texts.ts';
import type projects from './projects.en.ts';

export default {
  title: 'Mes projets',
  action: 'Projets',
  text: 'Un projet garde ton code dans ton compte : tu le rouvres sur n’importe quel appareil. Personne d’autre ne le voit.',
  kinds: { python: 'Python', web: 'Web', game: 'Jeu' },
  visitor:
    'Connecte-toi pour garder des projets dans ton compte. D’ici là, ton code reste dans ce navigateur.',
  log_in: 'Connexion',
  create: {
    name: 'Nom du projet',
    submit: 'Garder ce code comme projet',
    created: '« {{name}} » est dans ton compte. À partir de maintenant, il s’enregistre tout seul.',
    needs_name: 'Donne un nom à ton projet.',
  },
  limit: {
    used_one: '{{count}} projet sur {{limit}} avec la formule gratuite',
    used_other: '{{count}} projets sur {{limit}} avec la formule gratuite',
    full: 'Tes {{limit}} projets gratuits sont pris. Supprimes-en un, ou passe à Premium pour en garder autant que tu veux.',
    premium: 'Voir Premium',
  },
  list: {
    empty: 'Pas encore de projet. À toi de garder le premier !',
    loading: 'Tes projets arrivent…',
    failed: 'Impossible de charger tes projets.',
    changed: 'Modifié {{time}}',
    opened: 'Ouvert',
    open: 'Ouvrir',
    /** The action, and the project that it concerns. */
    action_of: '{{action}} : {{name}}',
    rename: 'Renommer',
    publish: 'Publier',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    save_name: 'Enregistrer le nom',
    new_name: 'Nouveau nom de {{name}}',
    copy_of: '{{name}} (copie)',
    duplicated: 'La copie s’appelle « {{name}} ».',
    deleted: '« {{name}} » est supprimé.',
    confirm: 'Supprimer « {{name}} » pour de bon ?',
    confirm_yes: 'Oui, supprimer',
    confirm_no: 'Non, garder',
  },
  state: {
    saved: 'Enregistré dans ton compte',
    saving: 'Enregistrement…',
    offline: 'Gardé dans ce navigateur ; il sera enregistré dès que tu seras de nouveau en ligne',
    conflict: 'Modifié ailleurs : quelle version compte ?',
    gone: 'Supprimé ailleurs ; ton code est toujours là',
    too_large:
      'Trop gros pour être enregistré : 200 ko au plus. Ton code est gardé dans ce navigateur.',
    failed: 'Impossible de l’enregistrer ; ton code est gardé dans ce navigateur',
  },
  strip: {
    ask_mentor: 'Demander à un mentor',
    project: 'Projet : {{name}}',
    leave: 'Fermer le projet',
    keep_again: 'Le garder comme nouveau projet',
    saved_again: 'C’est gardé comme nouveau projet.',
    decide: 'Choisir une version',
  },
  conflict: {
    title: 'Ce projet a deux versions',
    text: '« {{name}} » a été modifié ailleurs pendant que tu écrivais ici. Rien n’est perdu : à toi de choisir.',
    mine: 'Ce qui est ici',
    theirs: 'Ce qui est dans ton compte (modifié {{time}})',
    keep_mine: 'Garder la mienne',
    keep_mine_text: 'Ta version remplace l’autre.',
    take_theirs: 'Prendre l’autre',
    take_theirs_text: 'Ta version passe dans l’historique de ce navigateur.',
    keep_both: 'Garder les deux',
    keep_both_text: 'Ta version devient un projet à part, et tu continues dedans.',
  },
  missing: {
    title: 'Ce projet n’existe pas',
    text: 'Il a peut-être été supprimé, ou il est à quelqu’un d’autre.',
    leave: 'Revenir à mon code',
  },
  opening: 'Ton projet s’ouvre…',
  failed: 'Impossible d’ouvrir ton projet',
  dashboard: {
    empty:
      'Écris quelque chose dans une salle, puis garde-le comme projet : tu le retrouveras ici.',
    room: 'Aller à la salle Python',
    all: 'Tous les projets',
  },
} satisfies SameKeys<typeof projects>;
