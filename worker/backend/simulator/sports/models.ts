import { football } from './football.ts'
import type { SportModel } from './sport.ts'

/** The model of each sport that the simulator plays. */
export const MODELS: Readonly<Record<number, SportModel>> = { 1: football }
