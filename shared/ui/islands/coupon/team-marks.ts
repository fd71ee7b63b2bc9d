import { createContext, type ReactNode } from 'react'

/** Draws the marks of an event's teams ('Arsenal – Chelsea') in the slip; null for who does not want them there. */
export type MarksOf = (event: string) => ReactNode
export const TeamMarks = createContext<MarksOf | null>(null)
