import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Whatever changes when it is to be tried once more. */
  again: unknown
  onFailure?: () => void
}
type State = { again: unknown; error?: Error | undefined }

/** Around a part that stands beside the page, or that the page can be without: one that fails is not there, and all else is as it was. */
export class Beside extends Component<Props, State> {
  override state: State = { again: this.props.again }
  static getDerivedStateFromError = (error: Error): Partial<State> => ({ error })
  static getDerivedStateFromProps = ({ again }: Props, { again: before }: State) => (again === before ? null : { again, error: undefined })

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    return this.state.error ? null : this.props.children
  }
}
