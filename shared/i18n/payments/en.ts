/** Texts of deposits, withdrawals, their history and questions about them. */
export default {
  // Errors
  payment_method_unknown: 'This way to pay is not offered for your account.',
  payment_account_wrong: 'The account has another currency than this way to pay.',
  payment_bad_amount: 'Enter an amount of your currency, such as 25.00.',
  payment_below_min: 'The amount is below the minimum of this way to pay.',
  payment_above_max: 'The amount is above the maximum of this way to pay.',
  payment_funds: 'There is not so much money on the account.',
  payment_decided: 'This payment cannot be changed any more.',
} as const
