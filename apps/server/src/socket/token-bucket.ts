/** A limit on how often something may happen: so many at once, and so many a second after that. */
export class TokenBucket {
  private readonly size: number;
  private readonly perSecond: number;
  private tokens: number;
  private filledAt: number;

  constructor(limit: { readonly size: number; readonly perSecond: number }, now: number) {
    this.size = limit.size;
    this.perSecond = limit.perSecond;
    this.tokens = limit.size;
    this.filledAt = now;
  }

  /** Takes `cost`; false when there is less. `now` is in milliseconds. */
  take(now: number, cost = 1): boolean {
    const gained = (Math.max(0, now - this.filledAt) / 1000) * this.perSecond;
    this.tokens = Math.min(this.size, this.tokens + gained);
    this.filledAt = now;
    if (this.tokens < cost) return false;
    this.tokens -= cost;
    return true;
  }

  /** Takes as much of `cost` as there is. */
  charge(cost: number): void {
    this.tokens = Math.max(0, this.tokens - cost);
  }
}
