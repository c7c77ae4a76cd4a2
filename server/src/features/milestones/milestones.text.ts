import type { Milestone } from '@towline/contract'

type Told = {
  company: string
  /** First name; empty when not known. */
  driver: string
  truck: string
  /** Until the truck is there; null while nobody knows. */
  minutes: number | null
  link: string
}

const LONGEST_NAME = 60

/** The text that tells a customer of a milestone, in the language of their call. */
export function milestoneText(milestone: Milestone, language: string | null, told: Told): string {
  const { company, link } = told
  const name = company.length <= LONGEST_NAME ? company : `${company.slice(0, LONGEST_NAME - 1)}…`
  return language === 'es'
    ? `${name}: ${spanish[milestone](told)} ${link} Responda STOP para no recibir más mensajes.`
    : `${name}: ${english[milestone](told)} ${link} Reply STOP for no more texts.`
}

/** A drive nobody would call minutes is left out. */
const LONGEST = 180
const isSayable = (minutes: number | null): minutes is number =>
  minutes !== null && minutes > 0 && minutes <= LONGEST

const english: Record<Milestone, (told: Told) => string> = {
  assigned: ({ driver, truck }) =>
    `${driver || 'A driver'} will take your job${truck && ` in ${truck}`}. Follow along:`,
  onTheWay: ({ driver, truck, minutes }) =>
    `${driver || 'Your driver'} is on the way${truck && ` in ${truck}`}${
      isSayable(minutes) ? `, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} out` : ''
    }. See the truck:`,
  nearby: ({ driver }) => `${driver || 'Your driver'} is about five minutes away. See the truck:`,
  arrived: ({ driver, truck }) =>
    `${driver || 'Your driver'} has arrived${truck && ` in ${truck}`}. Need to reach us?`,
  done: () => 'Your job is done. Thank you! Details:',
}

const spanish: Record<Milestone, (told: Told) => string> = {
  assigned: ({ driver, truck }) =>
    `${driver || 'Un chofer'} va a atender su servicio${truck && ` con ${truck}`}. Sígalo aquí:`,
  onTheWay: ({ driver, truck, minutes }) =>
    `${driver || 'Su chofer'} va en camino${truck && ` con ${truck}`}${
      isSayable(minutes) ? `, a unos ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}` : ''
    }. Vea la grúa aquí:`,
  nearby: ({ driver }) => `${driver || 'Su chofer'} está a unos cinco minutos. Vea la grúa aquí:`,
  arrived: ({ driver, truck }) =>
    `${driver || 'Su chofer'} ya llegó${truck && ` con ${truck}`}. ¿Necesita algo?`,
  done: () => 'Su servicio está terminado. ¡Gracias! Detalles:',
}
