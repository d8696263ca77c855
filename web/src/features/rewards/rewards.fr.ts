import type { SameKeys } from '../../lib/texts.ts';
import type rewards from './rewards.en.ts';

export default {
  summary: {
    title: 'Leçon terminée !',
    calm_title: 'Leçon terminée',
    calm_course_title: 'Toutes les leçons sont terminées',
    calm_text: 'Les exercices que tu as passés sont toujours là : reviens-y quand tu veux.',
    attendance_text:
      'Tu as parcouru toutes les leçons de {{course}}. Ton attestation de suivi est prête : elle devient automatiquement un certificat dès que la moitié des exercices sont réussis.',
    course_title: 'Cours terminé !',
    course_text: 'Tu as terminé toutes les leçons de {{course}}. Ton certificat est prêt.',
    queued:
      'Pas de réseau : ta leçon terminée est enregistrée dans ce navigateur. Elle sera envoyée, et ses XP ajoutés, quand tu seras de nouveau en ligne.',
    figures: 'Ta leçon en chiffres',
    xp: 'XP gagnés',
    xp_value: '{{xp}} XP',
    exercises: 'Exercices réussis',
    exercises_value: '{{done}} sur {{count}}',
    minutes: 'Temps passé cette fois',
    minutes_value: '{{count}} min',
    level: 'Niveau {{level}}',
    level_bar: 'Progression vers le niveau {{next}}',
    level_within: '{{xp}} XP sur {{whole}}',
    level_missing: 'Plus que {{xp}} XP avant le niveau {{next}}',
    learned: 'Ce que tu sais maintenant',
    show_all_one: 'Afficher {{count}} de plus',
    show_all_other: 'Afficher {{count}} de plus',
    choices: 'La suite',
    next_lesson: 'Leçon suivante',
    attendance: 'Voir mon attestation de suivi',
    certificate: 'Voir mon certificat',
    course: 'Retour au cours',
    enough: 'C’est tout pour aujourd’hui',
    open: 'Voir le bilan',
  },
  celebration: {
    level: 'Niveau {{level}} atteint !',
    badge: 'Nouveau badge !',
    level_text: 'Un niveau, c’est {{whole}} XP, gagnés avec tes exercices et tes leçons.',
    badge_name: '{{name}} : {{subtitle}}',
    badge_text: 'Tu le gagnes avec {{threshold}} XP. Il t’attend sur ton tableau de bord.',
    next_level: 'Plus que {{xp}} XP avant le niveau {{next}}.',
    next_badge: 'Prochain badge à {{threshold}} XP.',
    close: 'Continuer',
  },
} satisfies SameKeys<typeof rewards>;
