const group = (high: string, low: string): string => (Number(high) * 256 + Number(low)).toString(16)

/** The eight groups of an IPv6 address, in small letters without leading zeros. */
function groupsOf(ip: string): string[] {
  // The last two groups may be written as an IPv4 address.
  const text = ip
    .toLowerCase()
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => `${group(a, b)}:${group(c, d)}`)
  const [head = '', tail] = text.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((each) => each.replace(/^0+(?=.)/, ''))
}

/** One spelling for each address, so that a rule about it holds however it is written; an IPv4 address inside an IPv6 one is the IPv4 address (known-troubles C10). */
export function plainAddress(ip: string): string {
  if (!ip.includes(':')) return ip
  const groups = groupsOf(ip)
  const [high = 0, low = 0] = groups.slice(6).map((each) => Number.parseInt(each, 16))
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : groups.join(':')
}

/** An address as it is counted: IPv4 whole, IPv6 by its /64, in which one customer can take any address. */
export const addressKey = (ip: string): string => {
  const plain = plainAddress(ip)
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
