/**
 * Share of the price that a tied outcome is paid: places ÷ tied, never above 1. With an unspecified number of winners (0) no dead heat
 * is applied (B-11). 10 @ 9.00: two tie for one place → 45.00, four for three → 67.50.
 */
export const deadHeatShare = (places: number, tied: number): { num: number; den: number } =>
  places <= 0 || tied <= places ? { num: 1, den: 1 } : { num: places, den: tied }
