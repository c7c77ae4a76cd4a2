import type { PivotRule } from './pivot-rule.ts'

/** Who the caller is, and the numbers and codes they give. */
export const names: readonly PivotRule[] = [
  [
    '(?:, )?(?:para servirle(?: a (?:usted|dios y a usted))?|a sus ordenes|su servidora?)(?= |$|[.,])',
    '',
  ],
  [
    '(?:(?:yo|pues|si|bueno|hola) ,? )*(?:me llamo|mi nombre (?:completo )?es|el nombre es|(?:pongalo |esta |es |va |a |anotelo )*(?:a )?nombre de|habla|le habla|aqui habla|a sus ordenes|mi nombre|llamo)(?: (?:el |la )?(?:senor|senora|senorita|sr|sra|don|dona))? (?=<names>)<person>',
    'my name is %1 ',
  ],
  [
    '(?:(?:yo|pues|si|bueno) ,? )*(?:soy)(?: (?:el |la )?(?:senor|senora|senorita|sr|sra|don|dona))? (?=<names>)<person>',
    'this is %1 ',
  ],
  ['(?:el |mi |la )?apellido(?: es)? (?=<names>)<person>', 'last name %1 '],
  [
    '(?:pongale|pongalo a|ponle|preguntar por|pregunte por|pregunten por|para)(?: (?:el |la )?(?:senor|senora|don|dona))? (?=<names>)<person>',
    'my name is %1 ',
    ['name'],
  ],
  [
    '(?:(?:es|si|pues|mi|el|claro|soy|bueno) ,? )*(?:(?:el |la )?(?:senor|senora|senorita|sr|sra|don|dona) )?(?=<names>)<person>',
    '%1 ',
    ['name'],
  ],
  [
    'mi (?:numero|telefono|celular|numero de telefono|numero de celular|cel)(?: (?:es|seria|de telefono|de celular|el|al))*',
    'my number is',
  ],
  ['(?:area|codigo de area|clave|lada)', 'area code'],
  ['guion|raya|punto(?= \\d)', 'dash'],
  ['(?:me )?(?:pueden|puede) (?:llamar|marcar|hablar)(?:me)? al', 'call me at'],
  [
    '(?:el |mi )?numero (?:de )?(?:orden|despacho|po|p o|servicio|referencia)(?: es)?(?: el)?',
    'PO number',
  ],
  ['(?:mis |las |la )?placas?(?: (?:son|es|de|del|numero))*', 'license plate'],
  ['(?:no ,? )?(?:a )?(?:otro|a otro) (?:numero|telefono)', 'no another number'],
]
