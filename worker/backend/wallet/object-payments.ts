import * as money from './payments.ts'
import type { PaymentsApi } from './payments-api.ts'
import type { Sql } from './sql.ts'
import { WalletStored } from './stored.ts'

/** The calls of deposits and withdrawals. */
export abstract class WalletPayments extends WalletStored implements PaymentsApi {
  /** A change of a payment, told at once: an operator waits for it. */
  #pay<T>(f: (sql: Sql) => T): T {
    this.store.arm(Date.now())
    return this.store.change(f)
  }

  async newPayment(input: Parameters<PaymentsApi['newPayment']>[0]) {
    await this.store.atNow()
    return this.#pay((sql) => money.newPayment(sql, input))
  }

  async stepPayment(input: Parameters<PaymentsApi['stepPayment']>[0]) {
    return this.#pay((sql) => money.stepPayment(sql, input))
  }

  async hearProvider(input: Parameters<PaymentsApi['hearProvider']>[0]) {
    return this.#pay((sql) => money.hearProvider(sql, input))
  }

  async payment(id: number, now: number) {
    return money.payment(this.store.sql, id, now)
  }

  async paymentByKey(key: string) {
    return money.paymentByKey(this.store.sql, key)
  }

  async payments(query: Parameters<PaymentsApi['payments']>[0]) {
    return money.payments(this.store.sql, query)
  }
}
