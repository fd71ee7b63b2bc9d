import { credit as creditCall } from '../../../shared/api/operator.ts'
import { type Command, checked, noMore, parseJson, UsageError } from './command.ts'

function playerOf(id: string | undefined): string {
  if (!/^[1-9]\d{0,15}$/.test(id ?? '')) throw new UsageError(`not a player's id: ${id ?? '(nothing)'}`)
  return id ?? ''
}

export const credit: Command = {
  usages: [['credit <player> <amount> [reference]', 'gives test money']],
  run: async ([player, amount, reference, ...rest], { call }) => {
    noMore(rest)
    const body = checked(creditCall.body, { amount, reference: reference ?? crypto.randomUUID() })
    return call('POST', `/players/${playerOf(player)}/credit`, body)
  },
}

export const player: Command = {
  usages: [["player <id> '<json patch>'", 'changes ban, status, verification or terms fields']],
  run: async ([id, patch, ...rest], { call }) => {
    noMore(rest)
    return call('PATCH', `/players/${playerOf(id)}`, parseJson(patch))
  },
}

export const ledger: Command = {
  usages: [['ledger <player> [page]', 'prints the postings of a wallet']],
  run: async ([id, page = '1', ...rest], { call }) => {
    noMore(rest)
    if (!/^[1-9]\d{0,5}$/.test(page)) throw new UsageError(`not a page: ${page}`)
    return call('GET', `/players/${playerOf(id)}/ledger?page=${page}`)
  },
}
