/**
 * Pieces of words in the order in which byte-pair encoding found them in our own English and French lessons: the two
 * neighbours that come together most often become one piece, again and again. `_` is a space.
 */
const PIECES =
  'é|è|à|ê|ç|ù|’|ô|î|â|û|ï|œ|É|À|_t|es|_a|_l|on|_d|_c|_s|_p|he|ou|re|en|in|it|er|is|qu|an|' +
  '_the|ne|_f|_m|et|ha|_u|_w|le|_qu|te|_de|_b|om|or|ar|_an|_n|ent|_v|_le|as|_o|_r|_y|_it|' +
  'est|our|il|_la|ur|hat|_e|_on|_and|ro|me|_un|ra|ve|_et|_g|_T|ion|ut|ing|se|_une|al|ac|_to|' +
  '_les|_in|ow|ge|ic|el|_se|_com|us|_of|_en|_re|_you|_is|_à|th|_ne|out|de|_C|ig|ux|ir|ans|' +
  '_th|_A|_ha|_sa|_pl|_pro|ver|_qui|_ch|un|_des|tion|_that|ith|_P|_pas|ers|ke|_que|ri|ts|' +
  '_par|ds|_with|ce|_tu|_for|_mo|age|_L|éc|les|_te|_ce|ire|ant|que|res|_one|mp|_ma|ont|_do|' +
  'pp|_st|_as|_est|_W|ite|yth|ol|_fa|_ta|ie|_I|_lis|_j|ay|_h|_S|gra|her|gram|_plus|_E|' +
  '_program|_can|ment|ble|_tex|at|_deux|_The|vec|ren|_no|st|_cha|ien|_comp|_il|oo|_at|um|' +
  '_pour|ter|and|_pe|ine|_ex|_be|ad|_U|_dans|_R|_don|_cl|AL|ction|ép|ython|_lig|_nom|ly|_al|' +
  'ong|ue|_your|ul|ois|pe|_wh|_Python|ten|ord|_avec|ess|if|_what|ais|ach|au|_k|_has|ide|_tr|' +
  'oun|_sec|_chan|ond|_é|od|_page|ient|_tout|_sur|_fr|_G|_tw|_au|_D|_app|_quel|_this|_li|' +
  '_si|_num|_ou|ose|ag|ks|_du|ill|_va|_its|ch|ace|_col|urs|uis|ui|am|ot|_tou|_are|ore|id|' +
  '_What|_ever|IN|_rép|ain|now|_whe|_numb|iè|estion|all|_know|_éc|sw|op|_let|_ke|av|oin|' +
  '_fois|_O|_ligne|_from|nes|_does|_som|_ser|ier|che|You|_two|_wor|_nomb|_list|ule|' +
  '_question|ure|im|ets|_me|_con|ody|_texte|_text|_mê|_fin|_wr|irst|_chaque|_Un|ame|_loo|és|' +
  'ist|igh|_out|une|_Ce|ons|_so|_programme|_or|ette|body|INK|HINK|_ar|_THINK|_each|_B|si|ld|' +
  '_sh|ich|ix|elle|AP|ée|onne|_même|_first|_comme|_answ|os|_he|kes|_line|_change|OAL|NG|NGE|' +
  'LE|LENGE|HAL|HALLENGE|EC|ECAP|_like|_RECAP|_GOAL|_CHALLENGE|ct|_liste|_el|_them|nd|_say|' +
  'iv|ate|ès|ther|rois|_part|tre|ouve|_sont|_fait|_J|_pre|_You|_ent|wn|_have|ed|ab|_pa|_aut|' +
  '_gr|ight|_peut|_cal|ard|_only|_Une|_res|pt|_long|_ad|ages|_there|_number|_go|vent|ris|' +
  '_mess|_It|to|one|ait|_fon|_end|_coun|_all|ff|ance|_every|_but|_Les|_Et|_H|ree|_table|' +
  '_fonction|_comm|tenant|ours|cri|_vale|_Q|art|_who|_val|_su|_chose|_ve|_then|_dire|ille|' +
  'ation|_bo|_M|_F|unction|ice|tes|ould|ns|_nombre|_function|ive|_by|_N|_key|iff|eth|_same|' +
  '_own|_man|_Le|ça|vo|ussi|ici|ari|are|_puis|_how|_cette|_ça|_pr|ées|ything|ens|ang|_dé|' +
  '_thing|_trois|_Tu|ute|té|_toi|_tra|_seule|_poin|_aussi|vant|aces|_vo|_ab|_Il|ople|na|' +
  'iction|cript|_they|_second|_up|_ton|_And|ta|son|mples|_lignes|çon|_place|_main|_answer|' +
  '_La|ps|ins|_vari|_prem|_er|rit|ors|end|ast|The|_which|_sp|_sc|_rien|_elle|_co|rent|ava|' +
  'avaS|avaScript|ack|_maintenant|_lui|_diction|_À|_dit|_other|_cont|_car|_JavaScript|_if|' +
  'ven|ows|ething|ase|_ap|oi|cle|ck|ays|_read|_ag|able|_vra|_three|_run|_people|_now|_min|' +
  '_into|_dem|_diff|_ord|él|pl|ort|ition|ile|ell|_when|_some|_dra|rend|bl|_répon|_où|_new|' +
  '_donc|ring|ière|ex|ange|_valeur|_something|_mots|_ins|_compte|ser|fter|_sais|_pers|_lin|' +
  'row|ous|aut|app|_we|_says|_réponse|_name|_lesson|_donne|_write|_tes|_quand|_nouve|_leçon|' +
  'fore|arde|act|_sans|_right|_faire|_chang|_bout|ément|ress|_ses|_entre|_doesn|thing';

/** The numbers of the pieces. Those below 256 are single bytes. */
export const VOCABULARY: ReadonlyMap<string, number> = new Map(
  PIECES.replaceAll('_', ' ')
    .split('|')
    .map((piece, i) => [piece, 256 + i]),
);
