/** Secrets of the tests alone, the same in workerd and in the built house. */
export const OPERATOR_TOKEN = 'operator-token-of-the-tests'
export const PEPPER = 'pepper-of-the-tests'
export const TOKEN_KEY =
  '{"kty":"OKP","crv":"Ed25519","x":"hGM7K2lGU9QbwA5qAZTkcEVZyZzch9CXpjapmlxxkzU","d":"-FZrCIRyLQxWdAYYUTmwYmt7FGNTaysnmNsjQwhWh2E","kid":"test-1"}'
