/** What the wallet does about payments, each as one transaction (`PaymentsApi`). */
export { newPayment, paymentByKey } from './payments-new.ts'
export { hearProvider, stepPayment } from './payments-steps.ts'
export { payment, payments } from './payments-store.ts'
